import { countFailures, type Limit } from '../../platform/rate-limit';
import type { Deps } from '../../platform/services';
import { WORDING } from '../wording';

const WINDOW_SECONDS = 15 * 60;

/** Ten wrong codes of an account, and thirty from an address, in a quarter of an hour (spec 13.146). */
export const codeLimits = (userId: string, network: string): Limit[] => [
  { key: `code:account:${userId}`, max: 10, windowSeconds: WINDOW_SECONDS },
  { key: `code:address:${network}`, max: 30, windowSeconds: WINDOW_SECONDS },
];

/**
 * Checks a code, and counts a wrong one.
 * @throws {HttpError} 429 that says after how many minutes the next one is accepted, and what `check` throws
 */
export const countCode = <T>(
  deps: Deps<'clock'>,
  limits: readonly Limit[],
  check: () => Promise<T>,
): Promise<T> =>
  countFailures(deps, { limits, message: (wait) => WORDING.lockedCodes(Math.ceil(wait / 60)) }, check);
