const BASE = 'https://site.invalid';

/**
 * Returns the originating page after sign-in as a path of this site, or undefined. Refuses `//host`,
 * backslashes, schemes, control characters (spec R.6) and the sign-in pages themselves.
 */
export function safeReturnPath(value: string | null | undefined): string | undefined {
  if (!value || !value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return undefined;
  if ([...value].some((character) => character.charCodeAt(0) <= 0x20 || character.charCodeAt(0) === 0x7f)) {
    return undefined;
  }
  let url: URL;
  try {
    url = new URL(value, BASE);
  } catch {
    return undefined;
  }
  if (url.origin !== BASE || url.pathname.startsWith('//')) return undefined;
  if (/^\/(auth|verify)(\/|$)/.test(url.pathname)) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Returns `/auth/signin` with the page to return to. */
export function signInPath(from: string | undefined): string {
  const safe = safeReturnPath(from);
  return safe && safe !== '/' ? `/auth/signin?from=${encodeURIComponent(safe)}` : '/auth/signin';
}
