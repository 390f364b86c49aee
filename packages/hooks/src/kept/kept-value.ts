import { TYPING } from '../outbox/flag';

/** A value on this device that its user typed and that the server has not confirmed. */
export interface KeptValue<T> {
  /** Undefined without one that can be read. */
  read: () => T | undefined;
  /** Null deletes it. */
  write: (value: T | null) => void;
}

/** Checks what was stored, maybe by an older release. @returns undefined if it cannot be used */
export type ParseStored<T> = (stored: Partial<T>) => T | undefined;

/**
 * Keeps what a person typed on this device until the server has it: over a reload, a crash, a change of page and the
 * end of the session. Signing out deletes it (spec 15.131). It is in local storage, whose writes are done before the tab
 * can be killed.
 * @param viewer the user, who alone gets it back
 * @param place what it belongs to, e.g. `course:42`
 */
export const keptValue = <T>(viewer: string, place: string, parse: ParseStored<T>): KeptValue<T> =>
  keptAt(`${TYPING}${viewer}:${place}`, parse);

/** @param name in local storage */
export function keptAt<T>(name: string, parse: ParseStored<T>): KeptValue<T> {
  return {
    read() {
      try {
        const stored = JSON.parse(localStorage.getItem(name) ?? 'null') as Partial<T> | null;
        return stored === null ? undefined : parse(stored);
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Storage is full or not allowed: the page still has the value.
      }
    },
  };
}
