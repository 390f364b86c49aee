import { performance } from 'node:perf_hooks';

/** Milliseconds that the measured work takes on a quiet machine of the kind that CI uses. */
const QUIET_MS = 190;

/** Load can start after the measurement. */
const LEAST = 3;

/** A longer wait would hide a test that hangs. */
const MOST = 8;

/** Sorts the same numbers again and again. */
function measuredWork() {
  let seed = 1;
  for (let round = 0; round < 12; round += 1) {
    Float64Array.from({ length: 100_000 }, () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed;
    }).sort();
  }
}

/**
 * What time-outs are multiplied by: how many times slower this machine is now than a quiet one, within bounds. Measured
 * once, in less than a second; programs that it starts take the figure from TIME_FACTOR.
 * @returns {number} 3 to 8
 */
function measure() {
  const start = performance.now();
  measuredWork();
  return Math.min(MOST, Math.max(LEAST, (performance.now() - start) / QUIET_MS));
}

const given = Number(process.env.TIME_FACTOR);
const factor = given >= 1 ? given : measure();
process.env.TIME_FACTOR = String(factor);

/**
 * A time-out for this machine. Every test configuration takes its time-outs from here.
 * @param {number} quietMs milliseconds on a quiet machine
 * @returns {number} milliseconds
 */
export const timeOut = (quietMs) => Math.round(quietMs * factor);
