import type { Role, UserStatus } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { users } from './tables';

type NewAccount = Omit<typeof users.$inferInsert, 'status' | 'search'>;

/** Adds an account. Fails with a unique violation if the email address has one. */
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

export async function changeStatus(
  tx: Executor,
  { userId, status }: { userId: string; status: UserStatus },
): Promise<void> {
  await tx.update(users).set({ status }).where(eq(users.id, userId));
}
