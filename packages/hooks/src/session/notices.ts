/** What a person must be told about their session; the app puts it into words. */
export type Notice =
  | { kind: 'not-authorised' }
  | { kind: 'lookup-failed'; message?: string }
  | { kind: 'signed-out'; message?: string }
  | { kind: 'sign-out-failed'; message?: string };

const KEY = 'digiken-notice';

/** Keeps a notice over the reload that follows a sign-out (product.md §8). */
export function keepNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Storage refused: the sign-out itself still happens, only its message is lost.
  }
}

/** The notice kept before the reload, once. */
export function takeNotice(): Notice | undefined {
  try {
    const kept = sessionStorage.getItem(KEY);
    if (kept === null) return undefined;
    sessionStorage.removeItem(KEY);
    return JSON.parse(kept) as Notice;
  } catch {
    return undefined;
  }
}
