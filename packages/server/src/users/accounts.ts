import type { Role, UserStatus } from '@digiken/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { accountDeletions, users } from './tables';

type NewAccount = Omit<typeof users.$inferInsert, 'status' | 'search'>;

/** Adds an account. Fails with a unique violation if it is verified and its address has a verified account. */
export async function createAccount(tx: Executor, account: NewAccount): Promise<typeof users.$inferSelect> {
  const [row] = await tx.insert(users).values(account).returning();
  if (!row) throw new Error('The account was not inserted.');
  return row;
}

/** @param input `hubId` is the hub that a user with the role `hub` administers, null for other roles */
export async function changeRole(
  tx: Executor,
  { userId, role, hubId }: { userId: string; role: Role; hubId: string | null },
): Promise<void> {
  await tx.update(users).set({ role, hubId }).where(eq(users.id, userId));
}

/**
 * Turns an administrator of this hub back into a learner.
 * @returns the account, or undefined if the user does not administer this hub
 */
export async function removeHubRole(
  tx: Executor,
  { userId, hubId }: { userId: string; hubId: string },
): Promise<typeof users.$inferSelect | undefined> {
  const [row] = await tx
    .update(users)
    .set({ role: 'user', hubId: null })
    .where(and(eq(users.id, userId), eq(users.hubId, hubId), eq(users.role, 'hub')))
    .returning();
  return row;
}

/** Changes the status. An account that is active again is no longer to be deleted. */
export async function changeStatus(
  tx: Executor,
  { userId, status }: { userId: string; status: UserStatus },
): Promise<void> {
  await tx.update(users).set({ status }).where(eq(users.id, userId));
  if (status === 'active') await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}

/**
 * Marks an account's email address as verified; the time of an earlier verification stays. Fails with a unique
 * violation if another account of the address is verified.
 */
export async function markVerified({ db, clock }: Deps<'clock'>, userId: string): Promise<void> {
  const now = clock.now().toISOString();
  await db
    .update(users)
    .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now}::timestamptz)` })
    .where(eq(users.id, userId));
}

export async function changePasswordHash(
  tx: Executor,
  { userId, passwordHash }: { userId: string; passwordHash: string },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
}

/** Replaces the hash of an unchanged password by a newer one; does nothing if the password was changed meanwhile. */
export async function renewPasswordHash(
  db: Executor,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  await db
    .update(users)
    .set({ passwordHash: to })
    .where(and(eq(users.id, userId), eq(users.passwordHash, from)));
}
