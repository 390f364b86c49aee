const KEY = 'device-id';

let fallback: string | undefined;

/** `crypto.randomUUID` exists on secure origins only; random bytes exist everywhere. */
function newId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** This device's identifier from local storage, made when absent (product.md §7). */
export function deviceId(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept) return kept;
    const made = newId();
    localStorage.setItem(KEY, made);
    return made;
  } catch {
    // Storage refused by the browser: one id for this visit.
    fallback ??= newId();
    return fallback;
  }
}
