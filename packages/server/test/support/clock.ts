import type { Clock } from '../../src/platform/clock';

/** Starts now and moves only by `advance`. */
export class TestClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
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
