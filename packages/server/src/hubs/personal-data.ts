import { and, asc, eq, inArray, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { type PersonalData, without } from '../platform/personal-data';
import { hubs, users } from '../users';
import { holdHub, removeMembership } from './membership';
import {
  hubCohortMembers,
  hubCohorts,
  hubInvitationChecks,
  hubInvitationLines,
  hubInvitations,
  hubMembers,
  hubPersonalInvitations as personal,
  hubRemovals,
  hubRequests,
} from './tables';

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
    hub_cohort_members: { exported: 'hubs', deletion: 'Deleted with the membership in the hub.' },
    hub_personal_invitations: {
      exported: 'hubs',
      deletion: 'Those to the person are deleted. In those to others, who made them is emptied.',
    },
    hub_invitation_checks: {
      exported: 'hubs',
      deletion: 'Kept for the hub for a day; who made it is emptied.',
    },
    hub_invitation_lines: {
      exported: null,
      why: 'Lines of lists that hubs check, for a day. What is sent becomes an invitation.',
      deletion: 'Those with the address of the person are deleted.',
    },
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
    const cohorts = await db
      .select({ hub: hubs.name, cohort: hubCohorts.name, addedAt: hubCohortMembers.addedAt })
      .from(hubCohortMembers)
      .innerJoin(hubCohorts, eq(hubCohorts.id, hubCohortMembers.cohortId))
      .innerJoin(hubs, eq(hubs.id, hubCohortMembers.hubId))
      .where(eq(hubCohortMembers.userId, userId))
      .orderBy(asc(hubCohortMembers.addedAt));
    return {
      parts: {
        hubs: {
          member,
          cohorts,
          requests: requests.map(({ hub, request }) => ({
            hub,
            ...without([request], 'userId', 'hubId', 'decidedBy')[0],
          })),
          invitationsMade: without(invitations, 'hash', 'hubId', 'createdBy'),
          ...(await personalInvitationsOf(db, userId)),
          removals,
        },
      },
    };
  },
  erase: async ({ db }, { id }) => {
    const { rows } = await db.execute<{ hub_id: string }>(sql`
      select ${hubMembers.hubId} from ${hubMembers} where ${hubMembers.userId} = ${id}
      union select ${personal.hubId} from ${personal} where ${invited(id)}
      order by hub_id`);
    // Every hub is locked before any other row of it.
    for (const { hub_id: hubId } of rows) {
      await holdHub(db, hubId);
      await removeMembership(db, { hubId, userId: id });
    }
    await db.delete(personal).where(invited(id));
    await db.delete(hubInvitationLines).where(inArray(hubInvitationLines.email, addressOf(id)));
  },
};

/** The address of a person who has shown that it is theirs: anybody can sign up with the address of somebody else. */
const addressOf = (userId: string): SQL => sql`(select ${users.email} from ${users}
  where ${users.id} = ${userId} and ${isNotNull(users.emailVerifiedAt)})`;

/** Invitations that a person accepted, or that are for their address. */
const invited = (userId: string): SQL | undefined =>
  or(eq(personal.acceptedBy, userId), inArray(personal.email, addressOf(userId)));

/** Personal invitations to a person, and what they invited others with: no addresses of others. */
async function personalInvitationsOf(db: Executor, userId: string) {
  const times = {
    createdAt: personal.createdAt,
    acceptedAt: personal.acceptedAt,
    withdrawnAt: personal.withdrawnAt,
    expiresAt: personal.expiresAt,
  };
  const invitationsReceived = await db
    .select({
      hub: hubs.name,
      email: personal.email,
      firstName: personal.firstName,
      lastName: personal.lastName,
      openedAt: personal.openedAt,
      ...times,
    })
    .from(personal)
    .innerJoin(hubs, eq(hubs.id, personal.hubId))
    .where(invited(userId))
    .orderBy(asc(personal.createdAt), asc(personal.id));
  const personalInvitationsMade = await db
    .select({ hub: hubs.name, firstName: personal.firstName, lastName: personal.lastName, ...times })
    .from(personal)
    .innerJoin(hubs, eq(hubs.id, personal.hubId))
    .where(eq(personal.createdBy, userId))
    .orderBy(asc(personal.createdAt), asc(personal.id));
  const listsChecked = await db
    .select({
      hub: hubs.name,
      fileName: hubInvitationChecks.fileName,
      createdAt: hubInvitationChecks.createdAt,
      sentAt: hubInvitationChecks.sentAt,
    })
    .from(hubInvitationChecks)
    .innerJoin(hubs, eq(hubs.id, hubInvitationChecks.hubId))
    .where(eq(hubInvitationChecks.createdBy, userId))
    .orderBy(asc(hubInvitationChecks.createdAt));
  return { invitationsReceived, personalInvitationsMade, listsChecked };
}

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
