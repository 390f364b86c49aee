import { and, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { hubs } from '../users';
import { hubMembers, hubRequests } from './tables';
import { WORDING } from './wording';

/**
 * One hub, held until the transaction ends: who joins, asks and leaves waits in one line, so that nobody is
 * a member and asking at once. Take it before any other row.
 */
export async function holdHub(tx: Executor, hubId: string) {
  const [hub] = await tx
    .select({ id: hubs.id, name: hubs.name, acceptsRequests: hubs.acceptsRequests })
    .from(hubs)
    .where(eq(hubs.id, hubId))
    .for('no key update');
  if (!hub) throw notFound(WORDING.noHub);
  return hub;
}

export async function isMember(db: Executor, hubId: string, userId: string): Promise<boolean> {
  const rows = await db
    .select({ userId: hubMembers.userId })
    .from(hubMembers)
    .where(and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)));
  return rows.length > 0;
}

/** Within {@link holdHub}; false for somebody who is a member already. An open request counts as accepted. */
export async function addMember(tx: Executor, hubId: string, userId: string, now: Date): Promise<boolean> {
  const added = await tx
    .insert(hubMembers)
    .values({ hubId, userId, joinedAt: now })
    .onConflictDoNothing()
    .returning({ userId: hubMembers.userId });
  if (added.length === 0) return false;
  await countMembers(tx, hubId, 1);
  await tx
    .update(hubRequests)
    .set({ state: 'accepted', decidedAt: now })
    .where(
      and(eq(hubRequests.hubId, hubId), eq(hubRequests.userId, userId), eq(hubRequests.state, 'requested')),
    );
  return true;
}

/** Within {@link holdHub}; false for somebody who is no member. */
export async function dropMember(tx: Executor, hubId: string, userId: string): Promise<boolean> {
  const dropped = await tx
    .delete(hubMembers)
    .where(and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)))
    .returning({ userId: hubMembers.userId });
  if (dropped.length === 0) return false;
  await countMembers(tx, hubId, -1);
  return true;
}

const countMembers = (tx: Executor, hubId: string, by: 1 | -1) =>
  tx
    .update(hubs)
    .set({ memberCount: sql`${hubs.memberCount} + ${by}::int` })
    .where(eq(hubs.id, hubId));
