/** The time for people: delays of announcements, searches, messages that disappear. Same calls as in a browser. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number;
  /** Calls `run` once after `ms` milliseconds, by default in the next task. Returns the id of the timer. */
  setTimeout: (run: () => void, ms?: number) => number;
  /** Cancels a timer. Ids that are undefined or no longer used have no effect. */
  clearTimeout: (id: number | undefined) => void;
  /** Calls `run` every `ms` milliseconds. Returns the id of the timer. */
  setInterval: (run: () => void, ms: number) => number;
  /** Cancels a timer of `setInterval`. */
  clearInterval: (id: number | undefined) => void;
}

/** Looks up the functions of the browser at each call, so that tests can replace them, too. */
const browserClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
  setInterval: (run, ms) => window.setInterval(run, ms),
  clearInterval: (id) => window.clearInterval(id),
};

/** The clock of all components. Read it at each use (`clock.now()`), because `setClock` replaces it. */
export let clock: Clock = browserClock;

/**
 * Replaces the clock of all components, for tests. Call it before components render.
 * @param next e.g. a `ManualClock`; without it, the clock of the browser
 */
export function setClock(next: Clock = browserClock): void {
  clock = next;
}
