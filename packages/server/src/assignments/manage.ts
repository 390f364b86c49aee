import type { BodyOf, HubAssignment, hubAssignments as calls, QueryOf } from '@digiken/contract';
import { HUB_LIMITS } from '@digiken/contract/constants';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { courses } from '../courses';
import { findCohorts, hubCourses, noteMemberChange } from '../hubs';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { conflict, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import { written } from '../platform/language';
import type { Deps, Services } from '../platform/services';
import { hubs } from '../users';
import { endOf } from './dates';
import { findAssignment, type Found, inState, selectAssignments, stateOf, toAssignments } from './find';
import { dueDay, updateOne } from './members';
import { tellMembers } from './notices';
import { renewAssignments } from './progress';
import { hubAssignmentCohorts, hubAssignmentMembers as members, hubAssignments } from './tables';
import { WORDING } from './wording';

type Parts = Pick<Services, 'db' | 'clock' | 'jobs'>;
type Create = BodyOf<typeof calls.createAssignment>;
type Update = BodyOf<typeof calls.updateAssignment>;

interface OfHub {
  hubId: string;
  id: string;
}

/** One page of a hub's assignments with their totals, newest first. */
export async function listAssignments(
  { db, clock }: Deps<'clock'>,
  { hubId, cursor, state }: QueryOf<typeof calls.listAssignments> & { hubId: string },
) {
  const { rows, ...ends } = await keyPage<Found>(
    cursor,
    byCreation(hubAssignments),
    ({ where, orderBy, limit }) =>
      selectAssignments(db)
        .where(and(eq(hubAssignments.hubId, hubId), state && inState(state), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  const now = clock.now();
  const shown = rows.filter((found) => stateOf(found) === 'active').map(({ id }) => id);
  await renewAssignments(db, shown, now);
  return { data: await toAssignments(db, rows, now), ...ends };
}

/** @throws {HttpError} 404 for an assignment of another hub */
export async function getAssignment({ db, clock }: Deps<'clock'>, of: OfHub): Promise<HubAssignment> {
  const found = await findAssignment(db, of);
  const now = clock.now();
  if (stateOf(found) === 'active') await renewAssignments(db, [found.id], now);
  const [assignment] = await toAssignments(db, [found], now);
  return assignment as HubAssignment;
}

/**
 * Assigns a course of the hub to all members or to cohorts (spec 13.170). Members get it, and are told, at once; they
 * are enrolled by a job.
 * @throws {HttpError} 404 for a course or cohort that is not the hub's, 409 if it is assigned to the same people
 *   already, or the hub has 200 assignments
 */
export async function createAssignment(
  { db, clock, jobs }: Parts,
  caller: Caller,
  { hubId, courseId, everyone, cohortIds, due, ...rest }: Create & { hubId: string },
): Promise<HubAssignment> {
  const id = newId();
  const now = clock.now();
  await db.transaction(async (tx) => {
    const hub = await holdHub(tx, hubId);
    const title = await titleOf(tx, { hubId, courseId });
    const cohorts = everyone ? [] : await findCohorts(tx, { hubId, ids: cohortIds });
    const ids = cohorts.map((cohort) => cohort.id).sort();
    await refuseSame(tx, { hubId, courseId, everyone, ids });
    await tx.insert(hubAssignments).values({
      ...{ id, hubId, courseId, everyone },
      ...rest,
      ...written({ note: rest.note }),
      ...dueColumns(due),
      createdBy: caller.id,
      createdAt: now,
    });
    if (ids.length > 0)
      await tx.insert(hubAssignmentCohorts).values(ids.map((cohortId) => ({ assignmentId: id, cohortId })));
    await updateOne({ db: tx, clock }, await findAssignment(tx, { hubId, id }));
    await noteMemberChange(tx, { hubId, now: clock.now() });
    const whom = everyone ? 'all members' : cohorts.map(({ name }) => name).join(', ');
    await audit({ db: tx, clock }, caller, {
      action: 'assigned a course in the hub',
      target: { kind: 'hub', id: hubId, name: hub.name },
      detail: `“${title}” to ${whom}`,
    });
  });
  jobs.wake();
  return getAssignment({ db, clock }, { hubId, id });
}

/** Locks the hub: assignments of one hub are made one after the other. */
async function holdHub(tx: Executor, hubId: string) {
  const [hub] = await tx
    .select({ id: hubs.id, name: hubs.name })
    .from(hubs)
    .where(eq(hubs.id, hubId))
    .for('no key update');
  if (!hub) throw notFound(WORDING.noAssignment);
  return hub;
}

async function titleOf(
  tx: Executor,
  { hubId, courseId }: { hubId: string; courseId: string },
): Promise<string> {
  const [course] = await tx
    .select({ title: courses.title })
    .from(hubCourses)
    .innerJoin(courses, and(eq(courses.id, hubCourses.courseId), eq(courses.state, 'published')))
    .where(and(eq(hubCourses.hubId, hubId), eq(hubCourses.courseId, courseId)));
  if (!course) throw notFound(WORDING.noCourse);
  return course.title;
}

async function refuseSame(
  tx: Executor,
  { hubId, courseId, everyone, ids }: { hubId: string; courseId: string; everyone: boolean; ids: string[] },
): Promise<void> {
  const open = await tx
    .select({
      courseId: hubAssignments.courseId,
      everyone: hubAssignments.everyone,
      ids: sql<string[]>`array(select a.cohort_id from ${hubAssignmentCohorts} a
        where a.assignment_id = ${hubAssignments.id})`,
    })
    .from(hubAssignments)
    .where(and(eq(hubAssignments.hubId, hubId), isNull(hubAssignments.withdrawnAt)));
  if (open.length >= HUB_LIMITS.assignments) throw conflict(WORDING.tooMany(HUB_LIMITS.assignments));
  const same = open.some(
    (item) =>
      item.courseId === courseId &&
      item.everyone === everyone &&
      [...item.ids].sort().join(' ') === ids.join(' '),
  );
  if (same) throw conflict(WORDING.assignedAlready);
}

const dueColumns = (due: Create['due']) => ({
  dueOn: due?.kind === 'date' ? due.on : null,
  dueDays: due?.kind === 'days' ? due.days : null,
});

async function lockAssignment(tx: Executor, of: OfHub): Promise<Found> {
  await tx
    .select({ id: hubAssignments.id })
    .from(hubAssignments)
    .where(and(eq(hubAssignments.id, of.id), eq(hubAssignments.hubId, of.hubId)))
    .for('no key update');
  return findAssignment(tx, of);
}

/**
 * Changes dates and note. Members who are not done are told about a new due date (spec 13.173).
 * @throws {HttpError} 404 for an assignment of another hub, 409 if it is withdrawn
 */
export async function updateAssignment(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, id, due, ...rest }: Update & OfHub,
): Promise<{ message: string; data: HubAssignment }> {
  const recipients = await db.transaction(async (tx) => {
    const before = await lockAssignment(tx, { hubId, id });
    if (before.row.withdrawnAt) throw conflict(WORDING.isWithdrawn);
    await tx
      .update(hubAssignments)
      .set({ ...rest, ...written({ note: rest.note }), ...dueColumns(due) })
      .where(eq(hubAssignments.id, id));
    const found = await findAssignment(tx, { hubId, id });
    const changed = await moveDue({ db: tx, clock }, found);
    await audit({ db: tx, clock }, caller, {
      action: 'changed an assignment of the hub',
      target: { kind: 'hub', id: hubId, name: found.hub },
      detail: `“${found.course}”`,
    });
    return changed;
  });
  const data = await getAssignment({ db, clock }, { hubId, id });
  return { message: recipients > 0 ? WORDING.savedAndTold : WORDING.saved, data };
}

/** Sets the due date of each member anew. @returns how many members who are not done have another one */
async function moveDue({ db: tx, clock }: Deps<'clock'>, found: Found): Promise<number> {
  const { rows } = await tx.execute<{ user_id: string; due_on: string | null; done: boolean }>(sql`
    update ${members} r set due_on = n.day, due_at = ${endOf(sql`n.day`, found.timeZone)}
    from (select o.user_id, ${dueDay(found, sql`o.assigned_on`)} as day
      from ${members} o where o.assignment_id = ${found.id}) n
    where r.assignment_id = ${found.id} and r.user_id = n.user_id and r.due_on is distinct from n.day
    returning r.user_id, r.due_on, r.done_at is not null as done`);
  const people = rows
    .filter(({ done }) => !done)
    .map(({ user_id: userId, due_on: dueOn }) => ({ userId, dueOn }));
  if (stateOf(found) === 'active')
    await tellMembers({ db: tx, clock }, found, {
      people,
      outcome: 'changed',
      event: `changed ${clock.now().toISOString()}`,
    });
  return people.length;
}

/**
 * Withdraws an assignment: members stay enrolled and those who are not done are told. Safe to repeat.
 * @throws {HttpError} 404 for an assignment of another hub
 */
export async function withdrawAssignment(
  { db, clock }: Parts,
  caller: Caller,
  { hubId, id }: OfHub,
): Promise<HubAssignment> {
  await db.transaction(async (tx) => {
    const found = await lockAssignment(tx, { hubId, id });
    if (found.row.withdrawnAt) return;
    const people = await tx
      .select({ userId: members.userId, dueOn: sql<null>`null::text` })
      .from(members)
      .where(and(eq(members.assignmentId, id), isNull(members.doneAt)));
    const formerCohorts = found.cohorts.map(({ name }) => name);
    await tx
      .update(hubAssignments)
      .set({ withdrawnAt: clock.now(), formerCohorts })
      .where(eq(hubAssignments.id, id));
    // Its cohorts can be deleted from now on.
    await tx.delete(hubAssignmentCohorts).where(eq(hubAssignmentCohorts.assignmentId, id));
    if (found.live)
      await tellMembers({ db: tx, clock }, found, { people, outcome: 'withdrawn', event: `withdrawn ${id}` });
    await audit({ db: tx, clock }, caller, {
      action: 'withdrew an assignment of the hub',
      target: { kind: 'hub', id: hubId, name: found.hub },
      detail: `“${found.course}”`,
    });
  });
  return getAssignment({ db, clock }, { hubId, id });
}

/**
 * Looks again at the members without a seat, after seats were bought. Safe to repeat.
 * @throws {HttpError} 404 for an assignment of another hub, 409 unless it is active
 */
export async function giveSeats({ db, clock, jobs }: Parts, { hubId, id }: OfHub): Promise<HubAssignment> {
  await db.transaction(async (tx) => {
    const found = await lockAssignment(tx, { hubId, id });
    if (stateOf(found) !== 'active')
      throw conflict(found.row.withdrawnAt ? WORDING.isWithdrawn : WORDING.paused);
    await tx
      .update(members)
      .set({ access: 'pending' })
      .where(and(eq(members.assignmentId, id), eq(members.access, 'no-seat')));
    await noteMemberChange(tx, { hubId, now: clock.now() });
  });
  jobs.wake();
  return getAssignment({ db, clock }, { hubId, id });
}
