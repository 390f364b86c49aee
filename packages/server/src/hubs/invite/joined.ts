import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { users } from '../../users';
import { hubCohortMembers, hubCohorts, hubPersonalInvitations as table } from '../tables';

interface Joined {
  hubId: string;
  userId: string;
  now: Date;
}

const openOf = ({ hubId, userId }: Omit<Joined, 'now'>) =>
  and(
    eq(table.hubId, hubId),
    isNull(table.acceptedAt),
    isNull(table.withdrawnAt),
    sql`${table.email} = (select u.email from ${users} u where u.id = ${userId})`,
  );

/**
 * The person of a personal invitation has joined, by it or in another way: it is accepted, and its cohorts have the new
 * member. Call it after the membership is added.
 */
export async function settleInvitation(tx: Executor, { hubId, userId, now }: Joined): Promise<void> {
  const [accepted] = await tx
    .update(table)
    .set({ acceptedAt: now, acceptedBy: userId, mailDueAt: null })
    .where(openOf({ hubId, userId }))
    .returning({ cohortIds: table.cohortIds });
  if (!accepted || accepted.cohortIds.length === 0) return;
  // A cohort may have been deleted since.
  const cohorts = await tx
    .select({ id: hubCohorts.id })
    .from(hubCohorts)
    .where(and(eq(hubCohorts.hubId, hubId), inArray(hubCohorts.id, accepted.cohortIds)))
    .for('key share');
  if (cohorts.length === 0) return;
  await tx
    .insert(hubCohortMembers)
    .values(cohorts.map(({ id }) => ({ cohortId: id, hubId, userId, addedAt: now })))
    .onConflictDoNothing();
}

/** An administrator removed the person: an invitation that is open no longer lets them in (spec R.64). */
export async function endInvitation(tx: Executor, { hubId, userId, now }: Joined): Promise<void> {
  await tx.update(table).set({ withdrawnAt: now, mailDueAt: null }).where(openOf({ hubId, userId }));
}
