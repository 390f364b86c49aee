import type { accounts, BodyOf } from '@digiken/contract';
import { plainPassword } from '@digiken/contract/constants';
import { eq } from 'drizzle-orm';
import { invalid } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { changePasswordHash, findByEmail, markVerified, users } from '../users';
import type { AuthDeps } from './deps';
import { forgetDevices } from './known-devices';
import { issueMailedToken, ownerOfMailedToken, spendMailedToken } from './mailed-tokens';
import { refuseGuessable } from './password-strength';
import { hashPassword, passwordFits } from './passwords';
import { withReturnPath } from './return-path';
import { refuseTakenAddress } from './verification';
import { resetMail, WORDING } from './wording';

/**
 * Mails a link to choose a new password, if the address has an active account. Works in the background, so
 * that the time to answer does not tell whether it has one.
 */
export function mailPasswordLink(
  { db, clock, mail, config, background }: Pick<AuthDeps, 'db' | 'clock' | 'mail' | 'config' | 'background'>,
  { email, returnTo }: { email: string; returnTo: string | null },
): void {
  background.run(async () => {
    const user = await findByEmail(db, email);
    if (user?.status !== 'active') return;
    const token = await issueMailedToken({ db, clock }, { userId: user.id, purpose: 'reset' });
    const url = withReturnPath(`${config.publicUrl}/auth/reset-password?token=${token}`, returnTo);
    await mail.send({ to: email, ...resetMail(user.firstName, url) });
  });
}

/**
 * Sets a new password by a mailed link and ends every session. Verifies the address too, since the link
 * proves it.
 * @throws {HttpError} 422 for a link that is spent, expired or unknown, or a guessable password
 */
export async function resetPassword(
  { db, clock, sessions }: Pick<AuthDeps, 'db' | 'clock' | 'sessions'>,
  { token, password }: BodyOf<typeof accounts.resetPassword>,
): Promise<void> {
  const owner = await ownerOfMailedToken({ db, clock }, { token, purpose: 'reset' });
  if (!owner) throw invalid({ token: WORDING.deadLink });
  await refuseGuessable('password', password, owner);
  const passwordHash = await hashPassword(password);
  await db
    .transaction(async (tx) => {
      const userId = await spendMailedToken({ db: tx, clock }, { token, purpose: 'reset' });
      if (!userId) throw invalid({ token: WORDING.deadLink });
      await changePasswordHash(tx, { userId, passwordHash });
      await markVerified({ db: tx, clock }, userId);
      await sessions.endAll(tx, { userId });
      await forgetDevices(tx, userId);
    })
    .catch(refuseTakenAddress);
}

/**
 * Changes the caller's password and ends every other session.
 * @throws {HttpError} 422 for a wrong, unchanged or guessable password
 */
export async function changePassword(
  { db, sessions }: Pick<AuthDeps, 'db' | 'sessions'>,
  caller: Caller,
  { currentPassword, newPassword }: BodyOf<typeof accounts.changePassword>,
): Promise<void> {
  const [row] = await db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, caller.id));
  if (!(await passwordFits(row?.hash, currentPassword)))
    throw invalid({ currentPassword: WORDING.wrongPassword });
  if (newPassword === plainPassword(currentPassword)) throw invalid({ newPassword: WORDING.samePassword });
  await refuseGuessable('newPassword', newPassword, caller.user);
  const passwordHash = await hashPassword(newPassword);
  await db.transaction(async (tx) => {
    await changePasswordHash(tx, { userId: caller.id, passwordHash });
    await sessions.endAll(tx, { userId: caller.id, keep: caller.sessionId });
  });
}
