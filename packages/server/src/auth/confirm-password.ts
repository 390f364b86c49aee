import { eq } from 'drizzle-orm';
import { forbidden, invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { countTry } from '../platform/rate-limit';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { guessLimits } from './limits';
import { OIDC_WORDING } from './oidc/wording';
import { passwordFits } from './passwords';
import { isRecent } from './recent-sign-in';
import { WORDING } from './wording';

/**
 * Checks that the signed-in user knows the account's password; of an account without one, that the sign-in is recent.
 * @throws {HttpError} 422 on `password`, 403 `recent-sign-in` without a password, 429 after too many tries
 */
export async function confirmPassword(
  deps: Deps<'clock'>,
  caller: Caller,
  password: string | undefined,
): Promise<void> {
  const [row] = await deps.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id));
  if (row?.hash === null) {
    if (await isRecent(deps, caller)) return;
    throw forbidden(OIDC_WORDING.signInAgain, { code: 'recent-sign-in' });
  }
  if (password === undefined) throw invalid({ password: OIDC_WORDING.passwordMissing });
  await countTry(deps, { limits: guessLimits('password', caller.id), message: WORDING.tooManyTries });
  if (!(await passwordFits(row?.hash, password))) throw invalid({ password: WORDING.wrongPassword });
}
