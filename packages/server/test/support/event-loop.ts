import { readFileSync } from 'node:fs';

/** Interval between samples; milliseconds. */
const EVERY = 5;
/** Runs of the work at most. */
const RUNS = 3;

/**
 * Runs `work` and measures the longest time that this thread was blocked. Measures processor time, so that time spent
 * on other processes does not count. Garbage collection and compilation of this thread do count, and come at random:
 * if a run passes the limit, the work runs again, and the best run counts. Work that blocks does so in each run.
 *
 * @param limit milliseconds
 * @returns milliseconds
 */
export async function longestTurn(limit: number, work: () => Promise<unknown>): Promise<number> {
  let best = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS && best > limit; run += 1) best = Math.min(best, await measure(work));
  return best;
}

async function measure(work: () => Promise<unknown>): Promise<number> {
  const used = processorTime();
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

/** Reads the processor time of the calling thread, in milliseconds. The scheduler counts it in nanoseconds. */
function processorTime(): () => number {
  const thread = Number.parseInt(readFileSync('/proc/thread-self/stat', 'latin1'), 10);
  const file = `/proc/self/task/${thread}/schedstat`;
  return () => Number(readFileSync(file, 'latin1').split(' ', 1)[0]) / 1e6;
}
