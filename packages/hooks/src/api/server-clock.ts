/** The server's time, learned from the `Date` header of its answers, so that a wrong device clock locks no one out (spec R.1). */
export interface ServerClock {
  /** Milliseconds since the epoch: the server's time once it is known, the device's until then. */
  now(): number;
  /** True once an answer has told the time. */
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
