import { and, eq, gte, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { hubs, users } from '../users';
import { endInvitation, settleInvitation } from './invite/joined';
import { noteMemberChange } from './member-changes';
import { hubMembers, hubRemovals, hubRequests } from './tables';
import { WORDING } from './wording';

/**
 * One hub, locked until the transaction ends: joining, asking and leaving happen one after the other, so that no
 * user is a member and asks to join at the same time. Lock it before any other row.
 * @throws {HttpError} 404 if the hub does not exist
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

interface Membership {
  hubId: string;
  userId: string;
}

export async function isMember(db: Executor, { hubId, userId }: Membership): Promise<boolean> {
  const rows = await db
    .select({ userId: hubMembers.userId })
    .from(hubMembers)
    .where(and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)));
  return rows.length > 0;
}

/** Adds a member and accepts their open request and personal invitation; false if they are a member already. Call {@link holdHub} first. */
export async function addMember(
  tx: Executor,
  { hubId, userId, now }: Membership & { now: Date },
): Promise<boolean> {
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
  await settleInvitation(tx, { hubId, userId, now });
  await noteMemberChange(tx, { hubId, now });
  return true;
}

/**
 * Adds somebody who comes from a platform of the hub. Whoever was removed needs an invitation, and administrators of the
 * hub are no members of it.
 * @returns whether they are a new member
 * @throws {HttpError} 404 if the hub does not exist
 */
export async function joinUnlessRemoved(
  tx: Executor,
  { hubId, userId, now }: Membership & { now: Date },
): Promise<boolean> {
  await holdHub(tx, hubId);
  if (await wasRemovedSince(tx, { hubId, userId, moment: new Date(0) })) return false;
  const [runs] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.hubId, hubId), eq(users.role, 'hub')));
  return runs === undefined && addMember(tx, { hubId, userId, now });
}

/** Removes a member; false if the user is not a member. Call {@link holdHub} first. */
export async function removeMembership(tx: Executor, { hubId, userId }: Membership): Promise<boolean> {
  const removed = await tx
    .delete(hubMembers)
    .where(and(eq(hubMembers.hubId, hubId), eq(hubMembers.userId, userId)))
    .returning({ userId: hubMembers.userId });
  if (removed.length === 0) return false;
  await countMembers(tx, hubId, -1);
  return true;
}

const countMembers = (tx: Executor, hubId: string, by: 1 | -1) =>
  tx
    .update(hubs)
    .set({ memberCount: sql`${hubs.memberCount} + ${by}::int` })
    .where(eq(hubs.id, hubId));

/** Records that an administrator removed a member, so that earlier invitation links no longer let them in. */
export async function recordRemoval(
  tx: Executor,
  { hubId, userId, now }: Membership & { now: Date },
): Promise<void> {
  await tx
    .insert(hubRemovals)
    .values({ hubId, userId, removedAt: now })
    .onConflictDoUpdate({ target: [hubRemovals.hubId, hubRemovals.userId], set: { removedAt: now } });
  await endInvitation(tx, { hubId, userId, now });
}

/** Whether an administrator removed the user from the hub at or after a moment. */
export async function wasRemovedSince(
  db: Executor,
  { hubId, userId, moment }: Membership & { moment: Date },
): Promise<boolean> {
  const rows = await db
    .select({ userId: hubRemovals.userId })
    .from(hubRemovals)
    .where(
      and(eq(hubRemovals.hubId, hubId), eq(hubRemovals.userId, userId), gte(hubRemovals.removedAt, moment)),
    );
  return rows.length > 0;
}
