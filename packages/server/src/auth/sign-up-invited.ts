import { fullName } from '@digiken/contract/constants';
import { notifyAdministrators } from '../notifications';
import type { Executor } from '../platform/database';
import { forbidden } from '../platform/http/errors';
import { countTry } from '../platform/rate-limit';
import { readSettings } from '../settings';
import { createAccount, type UserRow } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import type { Started } from './first-factor';
import { rememberDevice } from './known-devices';
import { signUpLimits } from './limits';
import { refuseGuessable } from './password-strength';
import { hashPassword } from './passwords';
import { WORDING } from './wording';

/**
 * Creates an account whose address is proven, because its owner opened a link that was mailed there, and begins its
 * session. Fails with a unique violation if an account of the address is verified.
 * @param join what else happens in the transaction
 * @throws {HttpError} 403 while sign-up is closed, 422 for a guessable password, 429 after too many tries
 */
export async function signUpVerified(
  deps: AuthDeps,
  client: Client,
  { password, ...person }: { firstName: string; lastName: string; email: string; password: string },
  join: (tx: Executor, userId: string) => Promise<void>,
): Promise<Started> {
  const { db, clock, sessions } = deps;
  await countTry(
    { db, clock },
    { limits: signUpLimits(client.network, person.email), message: WORDING.tooManySignUps },
  );
  if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
  await refuseGuessable('password', password, person);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const now = clock.now();
    const account = await createAccount(tx, {
      ...person,
      passwordHash,
      emailVerifiedAt: now,
      createdAt: now,
    });
    const user: UserRow = { ...account, hubName: null };
    await join(tx, user.id);
    const message = `${fullName(user)} has created an account.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Sign-up', message });
    const device = await rememberDevice({ db: tx, clock }, { userId: user.id, device: client.device });
    const session = await sessions.start(tx, { user, userAgent: client.userAgent, device });
    return { user, twoStepBy: undefined, device, ...session };
  });
}
