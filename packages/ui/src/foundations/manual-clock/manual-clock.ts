import type { Clock } from '../clock/clock';

interface Timer {
  at: number;
  run: () => void;
  /** Milliseconds between two calls. Undefined for a timer that runs once. */
  every?: number;
}

/** Negative and never reused, so that no id belongs to a timer of another clock. */
let lastId = 0;

/** Resolves after the next frame: React has rendered and has run its effects, which may set timers. */
const rendered = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

/** A clock for tests, which stands until it is advanced: `setClock(new ManualClock())`. */
export class ManualClock implements Clock {
  #now: number;
  readonly #timers = new Map<number, Timer>();

  /** @param now milliseconds since 1970 */
  constructor(now = Date.now()) {
    this.#now = now;
  }

  now = (): number => this.#now;

  /** A timer without a delay runs in the next task: it waits for other code, not for time. */
  setTimeout = (run: () => void, ms = 0): number => {
    const id = this.#add({ at: this.#now + ms, run });
    if (ms <= 0) setTimeout(() => this.#fire(id));
    return id;
  };

  setInterval = (run: () => void, ms: number): number =>
    this.#add({ at: this.#now + ms, run, every: Math.max(1, ms) });

  clearTimeout = (id: number | undefined): void => {
    if (id !== undefined) this.#timers.delete(id);
  };

  clearInterval = this.clearTimeout;

  /** Lets `ms` milliseconds pass: calls what is due in order of time, and lets React render after each call. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await rendered();
    for (let id = this.#next(end); id !== undefined; id = this.#next(end)) {
      this.#fire(id);
      await rendered();
    }
    this.#now = end;
  }

  #add(timer: Timer): number {
    lastId -= 1;
    this.#timers.set(lastId, timer);
    return lastId;
  }

  /** The first timer that is due until `end`. Of two at the same time, the one that was set first. */
  #next(end: number): number | undefined {
    const due = [...this.#timers].filter(([, { at }]) => at <= end).sort(([, a], [, b]) => a.at - b.at);
    return due[0]?.[0];
  }

  #fire(id: number): void {
    const timer = this.#timers.get(id);
    if (!timer) return;
    this.#now = Math.max(this.#now, timer.at);
    if (timer.every) timer.at += timer.every;
    else this.#timers.delete(id);
    timer.run();
  }
}
