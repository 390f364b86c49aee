import { HttpError, tooMany } from '../../platform/http/errors';
import { countTry, type Limit } from '../../platform/rate-limit';
import type { Deps } from '../../platform/services';
import { WORDING } from '../wording';

const WINDOW_SECONDS = 15 * 60;

/** Ten wrong codes of an account, and thirty from an address, in a quarter of an hour (spec 13.146). */
export const codeLimits = (userId: string, network: string): Limit[] => [
  { key: `code:account:${userId}`, max: 10, windowSeconds: WINDOW_SECONDS },
  { key: `code:address:${network}`, max: 30, windowSeconds: WINDOW_SECONDS },
];

/**
 * Counts one code.
 * @throws {HttpError} 429 that says after how many minutes the next one is accepted
 */
export async function countCode(deps: Deps<'clock'>, limits: readonly Limit[]): Promise<void> {
  try {
    await countTry(deps, { limits, message: WORDING.tooManyTries });
  } catch (error) {
    const wait = error instanceof HttpError ? Number(error.headers['retry-after']) : Number.NaN;
    throw Number.isFinite(wait) ? tooMany(WORDING.lockedCodes(Math.ceil(wait / 60)), wait) : error;
  }
}
