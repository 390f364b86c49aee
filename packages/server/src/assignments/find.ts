import type { HubAssignment } from '@digiken/contract';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { courses } from '../courses';
import type { Executor } from '../platform/database';
import { writtenIn } from '../platform/language';
import { notFound } from '../platform/http/errors';
import { hubs } from '../users';
import { totalsOf } from './states';
import { hubAssignments } from './tables';
import { WORDING } from './wording';

const live = sql<boolean>`(${courses.state} = 'published' and exists (
  select 1 from hub_courses h where h.hub_id = ${hubAssignments.hubId} and h.course_id = ${hubAssignments.courseId}))`;

/** A condition on assignments joined with their courses. */
export const inState = (state: HubAssignment['state']): SQL => {
  if (state === 'withdrawn') return sql`${hubAssignments.withdrawnAt} is not null`;
  return sql`(${hubAssignments.withdrawnAt} is null and ${state === 'active' ? live : sql`not ${live}`})`;
};

export const selectAssignments = (db: Executor) =>
  db
    .select({
      id: hubAssignments.id,
      createdAt: hubAssignments.createdAt,
      row: hubAssignments,
      course: courses.title,
      hub: hubs.name,
      timeZone: hubs.timeZone,
      live,
      paid: sql<boolean>`(coalesce(${courses.priceWhole}, 1) > 0 and exists (
        select 1 from units u where u.course_id = ${hubAssignments.courseId} and u.price > 0))`,
      cohorts: sql<{ _id: string; name: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('_id', k.id, 'name', k.name) order by lower(k.name), k.id)
        from hub_assignment_cohorts a join hub_cohorts k on k.id = a.cohort_id
        where a.assignment_id = ${hubAssignments.id}), '[]')`,
    })
    .from(hubAssignments)
    .innerJoin(courses, eq(courses.id, hubAssignments.courseId))
    .innerJoin(hubs, eq(hubs.id, hubAssignments.hubId));

export type Found = Awaited<ReturnType<typeof selectAssignments>>[number];

export const stateOf = ({ row, live: isLive }: Found): HubAssignment['state'] =>
  row.withdrawnAt ? 'withdrawn' : isLive ? 'active' : 'paused';

/** @throws {HttpError} 404 for an assignment of another hub */
export async function findAssignment(
  db: Executor,
  { hubId, id }: { hubId: string; id: string },
): Promise<Found> {
  const [found] = await selectAssignments(db).where(
    and(eq(hubAssignments.id, id), eq(hubAssignments.hubId, hubId)),
  );
  if (!found) throw notFound(WORDING.noAssignment);
  return found;
}

/** Assignments as their hub's administrators see them. Their progress must be fresh. */
export async function toAssignments(
  db: Executor,
  found: readonly Found[],
  now: Date,
): Promise<HubAssignment[]> {
  const totals = await totalsOf(
    db,
    found.map(({ id }) => id),
    now,
  );
  return found.map((item) => {
    const { row } = item;
    const former = row.formerCohorts.map((name) => ({ _id: row.id, name }));
    return {
      _id: row.id,
      course: { _id: row.courseId, name: item.course },
      paid: item.paid,
      everyone: row.everyone,
      cohorts: row.withdrawnAt === null ? item.cohorts : former,
      startsOn: row.startsOn,
      due:
        row.dueOn !== null
          ? { kind: 'date', on: row.dueOn }
          : row.dueDays !== null
            ? { kind: 'days', days: row.dueDays }
            : null,
      note: row.note,
      noteLanguage: writtenIn(row.note, row.noteLanguage),
      state: stateOf(item),
      timeZone: item.timeZone,
      totals: totals(row.id),
      createdAt: row.createdAt.toISOString(),
    };
  });
}
