import { readFileSync } from 'node:fs';
import { threadTime } from '../../src/platform/workers/thread-time';

/** Interval between samples; milliseconds. The system counts processor time in steps of ten. */
const EVERY = 5;

/**
 * Runs `work` and measures the longest time that this thread was blocked. Measures processor time, so that a busy
 * machine does not count.
 * @returns milliseconds
 */
export async function longestTurn(work: () => Promise<unknown>): Promise<number> {
  const thread = Number.parseInt(readFileSync('/proc/thread-self/stat', 'latin1'), 10);
  const used = () => threadTime(thread) ?? 0;
  let longest = 0;
  let before = used();
  const look = setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - before);
    before = now;
  }, EVERY);
  try {
    await work();
  } finally {
    clearInterval(look);
  }
  return Math.max(longest, used() - before);
}
