import type { Clock } from '../../src/platform/clock';

/** A Wednesday, 12:00 in Nairobi. */
const START = '2026-03-04T09:00:00Z';

/** Starts at the same time in every test and moves only by `advance`. */
export class TestClock implements Clock {
  #now = Date.parse(START);
  #transaction = this.#now;

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
