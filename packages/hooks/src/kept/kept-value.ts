/** Names of what people typed, in local storage: `typing:{user}:{place}`. */
export const TYPING = 'typing:';

/** A value on this device that its user typed and that the server has not confirmed. */
export interface KeptValue<T> {
  /** Undefined without one that can be read. */
  read: () => T | undefined;
  /** Null deletes it. */
  write: (value: T | null) => void;
}

export interface KeptValueOptions<T> {
  /** The user, who alone gets it back. */
  viewer: string;
  /** What it belongs to, e.g. `course:42`. */
  place: string;
  /** Checks what was stored, maybe by an older release. @returns undefined if it cannot be used */
  parse: (stored: object) => T | undefined;
  /** The name under which the release before stored it. */
  formerly?: string;
}

/**
 * Keeps what a person typed on this device until the server has it: over a reload, a crash, a change of page and the
 * end of the session. Signing out deletes it (spec 15.131). It is in local storage, whose writes are done before the tab
 * can be killed.
 */
export function keptValue<T extends object>({
  viewer,
  place,
  parse,
  formerly,
}: KeptValueOptions<T>): KeptValue<T> {
  const name = `${TYPING}${viewer}:${place}`;
  return {
    read() {
      try {
        const text =
          localStorage.getItem(name) ?? (formerly === undefined ? null : localStorage.getItem(formerly));
        const stored: unknown = JSON.parse(text ?? 'null');
        return isRecord(stored) ? parse(stored) : undefined;
      } catch {
        return undefined;
      }
    },
    write(value) {
      try {
        if (value === null) localStorage.removeItem(name);
        else localStorage.setItem(name, JSON.stringify(value));
        if (formerly !== undefined) localStorage.removeItem(formerly);
      } catch {
        // Storage is full or not allowed: the page still has the value.
      }
    },
  };
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
