import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { invalid } from '../platform/http/errors';
import type { Services } from '../platform/services';
import { accountsByEmail, markVerified } from '../users';
import { issueMailedToken, spendMailedToken } from './mailed-tokens';
import { existingAccountMail, verificationMail, WORDING } from './wording';

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'config' | 'background'>;

/**
 * Mails the link that verifies an account, or tells the owner of the address that they have an account
 * already. Works in the background: a mail that fails is logged, and the user can ask for another.
 */
export function mailVerification(
  { db, clock, mail, config, background }: Deps,
  { id, email, firstName }: { id: string; email: string; firstName: string },
): void {
  background.run(async () => {
    const { owner } = await accountsByEmail(db, email);
    if (owner && owner.id !== id) {
      await mail.send({ to: email, ...existingAccountMail(owner.firstName, config.publicUrl) });
      return;
    }
    const token = await issueMailedToken({ db, clock }, { userId: id, purpose: 'verify' });
    const url = `${config.publicUrl}/verify/email?token=${token}`;
    await mail.send({ to: email, ...verificationMail(firstName, url) });
  });
}

/**
 * Verifies the account of a mailed token.
 * @throws {HttpError} 422 for a link that is spent, expired or unknown, or whose address is taken by now
 */
export async function verifyEmail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  token: string,
): Promise<void> {
  await db
    .transaction(async (tx) => {
      const userId = await spendMailedToken({ db: tx, clock }, { token, purpose: 'verify' });
      if (!userId) throw invalid({ token: WORDING.deadLink });
      await markVerified({ db: tx, clock }, userId);
    })
    .catch(refuseTakenAddress);
}

/**
 * Handles the error of a verification.
 * @throws {HttpError} 422 if another account of the address was verified first; other errors as they are
 */
export function refuseTakenAddress(error: unknown): never {
  if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw invalid({ token: WORDING.deadLink });
  throw error;
}
