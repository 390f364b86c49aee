import { newUuid } from './uuid';

const KEY = 'device-id';

let fallback: string | undefined;

/** This device's identifier from local storage, created when missing (spec 7.5). */
export function deviceId(): string {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored) return stored;
    const created = newUuid();
    localStorage.setItem(KEY, created);
    return created;
  } catch {
    // Storage blocked by the browser: one id per visit.
    fallback ??= newUuid();
    return fallback;
  }
}
