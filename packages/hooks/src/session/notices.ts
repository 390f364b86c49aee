/** A change of the session that the user must hear about; the app has the texts. */
export type Notice =
  | { kind: 'not-authorised' }
  | { kind: 'lookup-failed'; message?: string }
  | { kind: 'signed-out'; message?: string }
  | { kind: 'sign-out-failed'; message?: string };

const KEY = 'digiken-notice';

/** Stores a notice across the reload that follows a sign-out (spec 8.3, 8.4). */
export function storeNotice(notice: Notice): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(notice));
  } catch {
    // Storage blocked: the sign-out still happens without its message.
  }
}

/** Returns and removes the notice stored before the reload. */
export function takeNotice(): Notice | undefined {
  try {
    const stored = sessionStorage.getItem(KEY);
    if (stored === null) return undefined;
    sessionStorage.removeItem(KEY);
    return JSON.parse(stored) as Notice;
  } catch {
    return undefined;
  }
}
