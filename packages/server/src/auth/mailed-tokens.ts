import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import type { Executor } from '../platform/database';
import { users } from '../users';
import { mailedTokens } from './tables';
import { randomToken, sha256 } from './tokens';

type Purpose = (typeof mailedTokens.$inferSelect)['purpose'];

/** A verification link works for a day, a password link for an hour. */
const LIFETIME_MS: Record<Purpose, number> = { verify: 24 * 3_600_000, reset: 3_600_000 };

/** A new token for a link; only its hash is kept. */
export async function issueMailedToken(
  db: Executor,
  clock: Clock,
  userId: string,
  purpose: Purpose,
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

/** Who a token was mailed to; undefined for a token that is unknown, expired or spent. Spends nothing. */
export async function ownerOfMailedToken(db: Executor, clock: Clock, token: string, purpose: Purpose) {
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(mailedTokens)
    .innerJoin(users, eq(users.id, mailedTokens.userId))
    .where(usable(clock, token, purpose));
  return owner;
}

const usable = (clock: Clock, token: string, purpose: Purpose) =>
  and(
    eq(mailedTokens.hash, sha256(token)),
    eq(mailedTokens.purpose, purpose),
    gt(mailedTokens.expiresAt, clock.now()),
  );

/**
 * Spends a token, and with it every other one of the same user and purpose.
 * @returns the user's id; undefined for a token that is unknown, expired or spent
 */
export async function spendMailedToken(
  db: Executor,
  clock: Clock,
  token: string,
  purpose: Purpose,
): Promise<string | undefined> {
  const [spent] = await db
    .delete(mailedTokens)
    .where(usable(clock, token, purpose))
    .returning({ userId: mailedTokens.userId });
  if (!spent) return undefined;
  await db
    .delete(mailedTokens)
    .where(and(eq(mailedTokens.userId, spent.userId), eq(mailedTokens.purpose, purpose)));
  return spent.userId;
}
