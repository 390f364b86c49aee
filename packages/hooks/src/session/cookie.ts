import { SESSION_COOKIE, SESSION_MINUTES } from '@digiken/contract/constants';

/** Reads the session token from its cookie; undefined when there is none. */
export function readToken(): string | undefined {
  if (typeof document === 'undefined') return undefined;
  const start = `${SESSION_COOKIE}=`;
  const pair = document.cookie.split('; ').find((part) => part.startsWith(start));
  return pair?.slice(start.length) || undefined;
}

/** Browsers refuse `SameSite=None` without `Secure`, and `Secure` on plain http (spec 9.2). */
function attributes(): string {
  return window.isSecureContext === false ? 'SameSite=Lax' : 'SameSite=None; Secure';
}

/** Stores a token for 2880 minutes (spec 9.2); needed only when the server's own cookie did not arrive. */
export function writeToken(token: string): void {
  document.cookie = `${SESSION_COOKIE}=${token}; path=/; max-age=${SESSION_MINUTES * 60}; ${attributes()}`;
}

export function removeToken(): void {
  document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0; SameSite=Lax`;
  document.cookie = `${SESSION_COOKIE}=; path=/; max-age=0; ${attributes()}`;
}
