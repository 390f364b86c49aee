import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { changeStatus } from './accounts';
import { accountDeletions, users } from './tables';

type Row = typeof accountDeletions.$inferSelect;

/** Deactivates an account that is to be deleted. Its sessions are the caller's to end. */
export async function planDeletion(tx: Executor, plan: Row): Promise<void> {
  const { userId, ...set } = plan;
  await changeStatus(tx, { userId, status: 'deactivated' });
  await tx.insert(accountDeletions).values(plan).onConflictDoUpdate({ target: accountDeletions.userId, set });
}

/** When and how an account is to be deleted; undefined if it is not. */
export async function plannedDeletion(db: Executor, userId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(accountDeletions).where(eq(accountDeletions.userId, userId));
  return row;
}

/** An account that is to be deleted, locked until the transaction ends. */
export async function lockLeaver(tx: Executor, userId: string) {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const [row] = await tx
    .select({ plan: accountDeletions, user: users })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(eq(accountDeletions.userId, userId));
  return row;
}
