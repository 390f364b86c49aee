import type { Clock } from '../../src/platform/clock';

/** A Wednesday, 12:00 in Nairobi. */
const START = new Date('2026-03-04T09:00:00Z');

/** Moves only by `advance`. */
export class TestClock implements Clock {
  #now: number;
  #transaction: number;

  /** @param start default: the same in every test. A server beside separate processes starts at the time of the machine */
  constructor(start = START) {
    this.#now = start.getTime();
    this.#transaction = this.#now;
  }

  now(): Date {
    return new Date(this.#now);
  }

  /**
   * The time of the next transaction of the database: a millisecond after the last one, so that rows keep the order in
   * which they were written.
   */
  nextTransaction(): Date {
    this.#transaction = Math.max(this.#now, this.#transaction + 1);
    return new Date(this.#transaction);
  }

  advance({
    hours = 0,
    minutes = 0,
    seconds = 0,
  }: {
    hours?: number;
    minutes?: number;
    seconds?: number;
  }): void {
    this.#now += ((hours * 60 + minutes) * 60 + seconds) * 1000;
  }
}
