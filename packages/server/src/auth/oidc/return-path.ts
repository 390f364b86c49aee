const BASE = 'https://site.invalid';

/** Longest address to return to. */
const MAX = 2000;

/**
 * The page to return to after a sign-in as a path of this site; null for anything else: another host, a scheme,
 * backslashes, control characters, or one of the sign-in pages (spec R.6).
 */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX) return null;
  if (!value.startsWith('/') || value.startsWith('//') || value.includes('\\')) return null;
  if (/[\s\p{C}]/u.test(value) || !URL.canParse(value, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(value, BASE);
  if (origin !== BASE || pathname.startsWith('//') || /^\/(api|auth|verify)(\/|$)/.test(pathname))
    return null;
  return pathname + search + hash;
}
