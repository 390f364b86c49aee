import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { type PersonalData, without } from '../platform/personal-data';
import { hubs, users } from '../users';
import { holdHub, removeMembership } from './membership';
import { hubInvitations, hubMembers, hubRemovals, hubRequests } from './tables';

export const hubPersonalData: PersonalData = {
  tables: {
    hub_members: { exported: 'hubs', deletion: 'Deleted, and the hub counts one member less.' },
    hub_requests: {
      exported: 'hubs',
      deletion: 'Deleted. In those of other people, who decided is emptied.',
    },
    hub_invitations: {
      exported: 'hubs',
      deletion: 'Kept for the hub; who made it is emptied.',
    },
    hub_removals: { exported: 'hubs', deletion: 'Deleted.' },
  },
  exportOf: async ({ db }, userId) => {
    const member = await db
      .select({ hub: hubs.name, joinedAt: hubMembers.joinedAt })
      .from(hubMembers)
      .innerJoin(hubs, eq(hubs.id, hubMembers.hubId))
      .where(eq(hubMembers.userId, userId));
    const requests = await db
      .select({ hub: hubs.name, request: hubRequests })
      .from(hubRequests)
      .innerJoin(hubs, eq(hubs.id, hubRequests.hubId))
      .where(eq(hubRequests.userId, userId))
      .orderBy(asc(hubRequests.createdAt));
    const invitations = await db.select().from(hubInvitations).where(eq(hubInvitations.createdBy, userId));
    const removals = await db
      .select({ hub: hubs.name, removedAt: hubRemovals.removedAt })
      .from(hubRemovals)
      .innerJoin(hubs, eq(hubs.id, hubRemovals.hubId))
      .where(eq(hubRemovals.userId, userId));
    return {
      parts: {
        hubs: {
          member,
          requests: requests.map(({ hub, request }) => ({
            hub,
            ...without([request], 'userId', 'hubId', 'decidedBy')[0],
          })),
          invitationsMade: without(invitations, 'hash', 'hubId', 'createdBy'),
          removals,
        },
      },
    };
  },
  erase: async ({ db }, { id }) => {
    const rows = await db
      .select({ hubId: hubMembers.hubId })
      .from(hubMembers)
      .where(eq(hubMembers.userId, id))
      .orderBy(asc(hubMembers.hubId));
    for (const { hubId } of rows) {
      await holdHub(db, hubId);
      await removeMembership(db, { hubId, userId: id });
    }
  },
};

/** Whether a hub would have no administrator without this user. */
export async function runsHubAlone(db: Executor, userId: string): Promise<boolean> {
  const [own] = await db
    .select({ hubId: users.hubId })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.role, 'hub'), sql`${users.hubId} is not null`));
  if (own === undefined || own.hubId === null) return false;
  const others = await db.$count(
    users,
    and(eq(users.hubId, own.hubId), eq(users.role, 'hub'), eq(users.status, 'active'), ne(users.id, userId)),
  );
  return others === 0;
}
