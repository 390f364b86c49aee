import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { mailedTokens } from './tables';
import { randomToken, sha256 } from './tokens';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

interface MailedToken {
  token: string;
  purpose: Purpose;
}

/** A verification link works for a day, a password link for an hour. */
const LIFETIME_MS: Record<Purpose, number> = { verify: 24 * 3_600_000, reset: 3_600_000 };

/** Creates a token for a link and stores its hash. */
export async function issueMailedToken(
  { db, clock }: Deps<'clock'>,
  { userId, purpose }: { userId: string; purpose: Purpose },
): Promise<string> {
  const token = randomToken();
  const now = clock.now();
  await db.insert(mailedTokens).values({
    hash: sha256(token),
    userId,
    purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFETIME_MS[purpose]),
  });
  return token;
}

/** The user that a token was mailed to; undefined if it is unknown, expired or spent. Does not spend it. */
export async function ownerOfMailedToken({ db, clock }: Deps<'clock'>, mailed: MailedToken) {
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(usable(clock, mailed));
  return owner;
}

/** The user of a token that has not been spent, also of an expired one until the housekeeping deletes it. */
export async function userOfMailedToken(
  { db }: Deps,
  { token, purpose }: MailedToken,
): Promise<string | undefined> {
  const [found] = await db
    .select({ userId: mailedTokens.userId })
    .from(mailedTokens)
    .where(and(eq(mailedTokens.hash, sha256(token)), eq(mailedTokens.purpose, purpose)));
  return found?.userId;
}

const usable = (clock: Clock, { token, purpose }: MailedToken) =>
  and(
    eq(mailedTokens.hash, sha256(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.now()),
  );

/**
 * Spends a token, and with it all other tokens of the same user and purpose.
 * @returns the user's id; undefined if the token is unknown, expired or spent
 */
export async function spendMailedToken(
  { db, clock }: Deps<'clock'>,
  mailed: MailedToken,
): Promise<string | undefined> {
  const [spent] = await db
    .delete(mailedTokens)
    .where(usable(clock, mailed))
    .returning({ userId: mailedTokens.userId });
  if (!spent) return undefined;
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, spent.userId), eq(mailedTokens.purpose, mailed.purpose)));
  return spent.userId;
}
