import { randomInt } from 'node:crypto';
import { ALL } from '../../../../scripts/lib/level.mjs';

/** Of the property tests. The default run uses the same cases each time; PROPERTY_SEED repeats those of another run. */
const SEED = Number(process.env.PROPERTY_SEED ?? (ALL ? randomInt(2 ** 31) : 1));

let printed = false;

/**
 * The cases of one property test, for `fc.assert`.
 * @param all number of cases of `npm run test:all`, whose seed is new and printed
 * @param few number of cases of the default run, where each case takes long
 */
export function cases(all: number, few = all): { numRuns: number; seed: number } {
  if (ALL && !printed) console.info(`PROPERTY_SEED=${SEED} repeats the cases of the property tests`);
  printed = true;
  return { numRuns: ALL ? all : few, seed: SEED };
}
