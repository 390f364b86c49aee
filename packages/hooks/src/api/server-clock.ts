/**
 * The server's time, learned from the `Date` of its answers: a wrong device clock must not lock anybody out
 * (rulings.md, Session and guard).
 */
export interface ServerClock {
  /** Milliseconds since the epoch: the server's time once known, the device's until then. */
  now(): number;
  /** Has an answer told the time yet? */
  readonly known: boolean;
  learn(dateHeader: string | null): void;
}

export function createServerClock(): ServerClock {
  let offset: number | undefined;
  return {
    now: () => Date.now() + (offset ?? 0),
    get known() {
      return offset !== undefined;
    },
    learn(dateHeader) {
      const time = dateHeader === null ? Number.NaN : Date.parse(dateHeader);
      if (!Number.isNaN(time)) offset = time - Date.now();
    },
  };
}
