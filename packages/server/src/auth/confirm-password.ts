import { eq } from 'drizzle-orm';
import { invalid } from '../platform/http/errors';
import { countTry } from '../platform/rate-limit';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { guessLimits } from './limits';
import { passwordFits } from './passwords';
import { WORDING } from './wording';

/**
 * Checks that the signed-in user knows the account's password.
 * @throws {HttpError} 422 on `password`, 429 after too many tries
 */
export async function confirmPassword(
  { db, clock }: Deps<'clock'>,
  { userId, password }: { userId: string; password: string },
): Promise<void> {
  await countTry({ db, clock }, { limits: guessLimits('password', userId), message: WORDING.tooManyTries });
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (!(await passwordFits(row?.hash, password))) throw invalid({ password: WORDING.wrongPassword });
}
