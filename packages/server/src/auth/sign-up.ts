import type { accounts, BodyOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { notifyAdministrators } from '../notifications';
import { forbidden } from '../platform/http/errors';
import { countTry } from '../platform/rate-limit';
import { readSettings } from '../settings';
import { createAccount, type UserRow } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import { rememberDevice } from './known-devices';
import { signUpLimits } from './limits';
import { refuseGuessable } from './password-strength';
import { hashPassword } from './passwords';
import type { Started } from './first-factor';
import { safeReturnPath } from './return-path';
import { mailVerification, planVerification } from './verification';
import { WORDING } from './wording';

/**
 * Creates an account that is not verified and begins its session (spec R.61). The same happens for an
 * address that an account owns already, so that strangers cannot find out which addresses have an account:
 * only the mail differs, and an account of a taken address can never be verified.
 * @throws {HttpError} 403 while sign-up is closed, 422 for a guessable password, 429 after too many tries
 */
export async function signUp(
  deps: AuthDeps,
  client: Client,
  { password, returnTo: wanted, ...person }: BodyOf<typeof accounts.signUp>,
): Promise<Started> {
  const { db, clock, sessions } = deps;
  const returnTo = safeReturnPath(wanted);
  await countTry(
    { db, clock },
    { limits: signUpLimits(client.network, person.email), message: WORDING.tooManySignUps },
  );
  if (!(await readSettings(db)).signUpOpen) throw forbidden(WORDING.signUpClosed);
  await refuseGuessable('password', password, person);
  const passwordHash = await hashPassword(password);
  const started = await db.transaction(async (tx) => {
    const account = await createAccount(tx, { ...person, passwordHash, createdAt: clock.now() });
    const user: UserRow = { ...account, hubName: null };
    const message = `${fullName(user)} has created an account.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Sign-up', message });
    await planVerification({ db: tx, clock }, { userId: user.id, returnTo });
    const device = await rememberDevice({ db: tx, clock }, { userId: user.id, device: client.device });
    return {
      user,
      twoStepBy: undefined,
      device,
      ...(await sessions.start(tx, { user, userAgent: client.userAgent, device })),
    };
  });
  mailVerification(deps, { ...started.user, returnTo });
  return started;
}
