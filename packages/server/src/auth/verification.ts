import { and, eq, isNull } from 'drizzle-orm';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../platform/database/errors';
import { invalid } from '../platform/http/errors';
import { enqueue, type Handler, withdraw } from '../platform/jobs';
import type { Deps as BaseDeps, Services } from '../platform/services';
import { accountsByEmail, markVerified, users } from '../users';
import { issueMailedToken, spendMailedToken, userOfMailedToken } from './mailed-tokens';
import { safeReturnPath, withReturnPath } from './return-path';
import { existingAccountMail, verificationMail, WORDING } from './wording';

type Deps = Pick<Services, 'db' | 'clock' | 'mail' | 'config' | 'background'>;

interface Person {
  id: string;
  email: string;
  firstName: string;
}

/** The page of this site that the mailed link goes on to; null: none. */
interface Onward {
  returnTo: string | null;
}

const JOB = 'verification-mail';
/** When the mail is tried again that this process could not send, or began and died; milliseconds. */
const AGAIN_MS = 60_000;

/** Has the mail of {@link mailVerification} sent also if that fails. Call it in the transaction of the sign-up. */
export async function planVerification(
  { db, clock }: BaseDeps<'clock'>,
  { userId, returnTo }: Onward & { userId: string },
): Promise<void> {
  const runAt = new Date(clock.now().getTime() + AGAIN_MS);
  await withdraw(db, { kind: JOB, key: userId });
  await enqueue(db, { kind: JOB, key: userId, payload: { returnTo }, runAt });
}

/**
 * Mails the link that verifies an account, or tells the owner of the address that they have an account
 * already. Works in the background: a mail that fails is logged, and sent by the job of {@link planVerification}.
 */
export function mailVerification(deps: Deps, person: Person & Onward): void {
  deps.background.run(async () => {
    await sendVerification(deps, person);
    await withdraw(deps.db, { kind: JOB, key: person.id });
  });
}

async function sendVerification(
  { db, clock, mail, config }: Deps,
  { id, email, firstName, returnTo }: Person & Onward,
): Promise<void> {
  const { owner } = await accountsByEmail(db, email);
  if (owner?.id === id) return;
  if (owner) {
    await mail.send({ to: email, ...existingAccountMail(owner.firstName, config.publicUrl, returnTo) });
    return;
  }
  const token = await issueMailedToken({ db, clock }, { userId: id, purpose: 'verify' });
  const url = withReturnPath(`${config.publicUrl}/verify/email?token=${token}`, returnTo);
  await mail.send({ to: email, ...verificationMail(firstName, url) });
}

/**
 * Mails a new link to the owner of one that is too old, who needs no session for that (spec 17.35). Nothing happens for
 * an unknown token and an address that is verified by now.
 */
export async function renewVerification(
  deps: Deps,
  { token, returnTo }: Onward & { token: string },
): Promise<void> {
  const { db, clock } = deps;
  const userId = await userOfMailedToken({ db }, { token, purpose: 'verify' });
  if (userId === undefined) return;
  const { id, email, firstName } = users;
  const [person] = await db
    .select({ id, email, firstName })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.status, 'active'), isNull(users.emailVerifiedAt)));
  if (!person) return;
  await planVerification({ db, clock }, { userId, returnTo });
  mailVerification(deps, { ...person, returnTo });
}

export const verificationJobs = (deps: Deps): Record<string, Handler> => ({
  [JOB]: async ({ key, payload }) => {
    const { id, email, firstName } = users;
    const [person] = await deps.db.select({ id, email, firstName }).from(users).where(eq(users.id, key));
    if (person) await sendVerification(deps, { ...person, returnTo: safeReturnPath(payload.returnTo) });
  },
});

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
