import { RETURN_PATH_MAX } from '@digiken/contract/constants';

const BASE = 'https://site.invalid';

/**
 * The page to return to after a sign-in as a path of this site; null for anything else: another host, a scheme,
 * backslashes, control characters, or one of the sign-in pages (spec R.6).
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > RETURN_PATH_MAX) return null;
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return null;
  if (/[\s\p{C}]/u.test(value) || !URL.canParse(value, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(api|auth|verify)(\/|$)/.test(pathname))
    return null;
  return pathname + search + hash;
}

/** An address of this site that names the page to go on to, if there is one (spec 17.34). */
export const withReturnPath = (url: string, returnTo: string | null): string =>
  returnTo === null ? url : `${url}${url.includes('?') ? '&' : '?'}from=${encodeURIComponent(returnTo)}`;
