import { readFileSync } from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const MILLISECONDS_PER_TICK = 10;

/**
 * Processor time that a thread of this process has used, in milliseconds. A busy machine does not make it grow,
 * as it does the time on the clock.
 * @returns null where the system does not tell (it is not Linux)
 */
export function threadTime(thread: number | null): number | null {
  if (thread === null) return null;
  try {
    const stat = readFileSync(`/proc/self/task/${thread}/stat`, 'latin1');
    // The name in parentheses may contain spaces; user and system time are fields 14 and 15.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const ticks = Number(fields[11]) + Number(fields[12]);
    return Number.isFinite(ticks) ? ticks * MILLISECONDS_PER_TICK : null;
  } catch {
    return null;
  }
}
