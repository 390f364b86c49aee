import type { AssignedCourse, AssignmentMember, hubAssignments as calls, QueryOf } from '@digiken/contract';
import type { AssignedSort, AssignedState, Language } from '@digiken/contract/constants';
import { fullName } from '@digiken/contract/constants';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { cohortsOfMembers } from '../hubs';
import { studiedCourses, toProgress } from '../learning';
import type { Executor } from '../platform/database';
import { type KeyOrder, keyPage } from '../platform/database/paging';
import { spreadsheetCsv } from '../platform/documents/csv';
import { conflict } from '../platform/http/errors';
import { writtenIn } from '../platform/language';
import type { Deps } from '../platform/services';
import { hubs, users } from '../users';
import { courses } from '../courses';
import { dayOf } from './dates';
import { findAssignment, type Found, inState } from './find';
import { renewAssignments, renewPerson } from './progress';
import { memberState } from './states';
import { hubAssignmentMembers as members, hubAssignments } from './tables';
import { CSV_TEXTS } from './csv-texts';
import { WORDING } from './wording';

type Filters = Omit<QueryOf<typeof calls.listAssignmentMembers>, 'cursor'>;

interface Wanted extends Filters {
  hubId: string;
  id: string;
}

/** Rows of a file. */
const MOST_ROWS = 50_000;
const MOST_ASSIGNED = 50;

const select = (db: Executor, now: Date) =>
  db
    .select({
      row: members,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      avatar: users.avatar,
      state: memberState(now),
    })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId));

type Row = Awaited<ReturnType<typeof select>>[number];

const id = members.userId;
const ORDERS: Record<AssignedSort, KeyOrder<Row>> = {
  name: {
    ...{ key: members.sortName, id, direction: 'asc' },
    keyOf: ({ row }) => ({ key: row.sortName, id: row.userId }),
  },
  progress: {
    ...{ key: members.fraction, id, direction: 'asc' },
    keyOf: ({ row }) => ({ key: row.fraction, id: row.userId }),
  },
  'last-active': {
    ...{ key: members.activeAt, id },
    keyOf: ({ row }) => ({ key: row.activeAt, id: row.userId }),
  },
};

const matches = (found: Found, { state, access, cohort }: Filters, now: Date): SQL | undefined =>
  and(
    eq(members.assignmentId, found.id),
    state && sql`${memberState(now)} = ${state}`,
    access && eq(members.access, access),
    cohort === undefined
      ? undefined
      : sql`exists (select 1 from hub_cohort_members c
          where c.cohort_id = ${cohort} and c.hub_id = ${members.hubId} and c.user_id = ${members.userId})`,
  );

/** @throws {HttpError} 404 for an assignment of another hub, 409 while it is paused */
async function openTable(
  { db, clock }: Deps<'clock'>,
  { hubId, id: of }: Wanted,
  fresh: boolean,
): Promise<Found> {
  const found = await findAssignment(db, { hubId, id: of });
  if (!found.live) throw conflict(WORDING.paused);
  if (fresh) await renewAssignments(db, [found.id], clock.now());
  return found;
}

/**
 * One page of the members of an assignment with their progress (spec 13.175). The first page renews the progress, and
 * those after it stay with it.
 * @throws {HttpError} 404 for an assignment of another hub, 409 while it is paused
 */
export async function listMembers(
  { db, clock }: Deps<'clock'>,
  { cursor, ...wanted }: Wanted & { cursor?: string | undefined },
) {
  const found = await openTable({ db, clock }, wanted, cursor === undefined);
  const now = clock.now();
  const { rows, ...ends } = await keyPage<Row>(
    cursor,
    ORDERS[wanted.sort ?? 'name'],
    ({ where, orderBy, limit }) =>
      select(db, now)
        .where(and(matches(found, wanted, now), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toMember), ...ends };
}

const studiedAt = ({ activeAt }: { activeAt: Date }) => (activeAt.getTime() === 0 ? null : activeAt);
const progressOf = ({ done, total, fraction }: Row['row']) => ({ done, total, fraction });

const toMember = ({ row, state, email, avatar, firstName, lastName }: Row): AssignmentMember => ({
  _id: row.userId,
  name: fullName({ firstName, lastName }),
  email,
  avatar,
  state,
  access: row.access,
  progress: progressOf(row),
  dueOn: row.dueOn,
  doneAt: row.doneAt?.toISOString() ?? null,
  lastStudiedAt: studiedAt(row)?.toISOString() ?? null,
});

/**
 * The filtered list as a file for spreadsheets, with days in the hub's time zone (spec 13.176).
 * @throws {HttpError} as {@link listMembers}
 */
export async function membersCsv(
  { db, clock }: Deps<'clock'>,
  { language = 'en-KE', ...wanted }: Wanted & { language?: Language | undefined },
): Promise<{ name: string; csv: string }> {
  const found = await openTable({ db, clock }, wanted, true);
  const now = clock.now();
  const { key, id: tie, direction = 'desc' } = ORDERS[wanted.sort ?? 'name'];
  const rows = await select(db, now)
    .where(matches(found, wanted, now))
    .orderBy(
      ...(direction === 'asc' ? [sql`${key} asc`, sql`${tie} asc`] : [sql`${key} desc`, sql`${tie} desc`]),
    )
    .limit(MOST_ROWS);
  const cohortsOf = await cohortsOfMembers(db, {
    hubId: wanted.hubId,
    userIds: rows.map(({ row }) => row.userId),
  });
  const text = CSV_TEXTS[language];
  const day = (moment: Date | null) => (moment === null ? '' : dayOf(moment, found.timeZone));
  const table = rows.map((row) => [
    fullName(row),
    row.email,
    cohortsOf(row.row.userId)
      .map(({ name }) => name)
      .join('|'),
    text.states[row.state],
    text.access[row.row.access],
    Math.floor(row.row.fraction * 100),
    row.row.done,
    row.row.total,
    row.row.dueOn ?? '',
    day(row.row.doneAt),
    day(studiedAt(row.row)),
  ]);
  return {
    name: `progress-${dayOf(now, found.timeZone)}.csv`,
    csv: spreadsheetCsv([text.header, ...table]),
  };
}

/**
 * Courses that hubs assigned to a learner: open ones first, the next due date first (spec 13.174). A course that a hub
 * assigned twice is listed once, with the earlier due date.
 */
export async function listAssigned(
  { db, clock }: Deps<'clock'>,
  { userId, courseId }: { userId: string; courseId: string | undefined },
): Promise<AssignedCourse[]> {
  const now = clock.now();
  await renewPerson(db, userId, now);
  const state = memberState(now);
  const rows = await db
    .select({
      row: members,
      assignment: hubAssignments,
      course: courses.title,
      hub: hubs.name,
      timeZone: hubs.timeZone,
      state: sql<AssignedState>`${state}`,
    })
    .from(members)
    .innerJoin(hubAssignments, eq(hubAssignments.id, members.assignmentId))
    .innerJoin(courses, eq(courses.id, hubAssignments.courseId))
    .innerJoin(hubs, eq(hubs.id, hubAssignments.hubId))
    .where(
      and(
        eq(members.userId, userId),
        isNull(hubAssignments.withdrawnAt),
        inState('active'),
        courseId === undefined ? undefined : eq(hubAssignments.courseId, courseId),
      ),
    )
    .orderBy(
      sql`${members.doneAt} is not null`,
      sql`${members.dueAt} asc nulls last`,
      hubAssignments.createdAt,
      hubAssignments.id,
    )
    .limit(2 * MOST_ASSIGNED);
  const studied = await studiedCourses(db, userId, [
    ...new Set(rows.map(({ assignment }) => assignment.courseId)),
  ]);
  const first = new Map(
    rows.map((row) => [`${row.assignment.hubId} ${row.assignment.courseId}`, row] as const).reverse(),
  );
  return rows
    .filter((row) => first.get(`${row.assignment.hubId} ${row.assignment.courseId}`) === row)
    .slice(0, MOST_ASSIGNED)
    .map(({ row, assignment, course, hub, timeZone, state: reached }) => ({
      _id: assignment.id,
      hub: { _id: assignment.hubId, name: hub },
      course: { _id: assignment.courseId, name: course },
      startsOn: assignment.startsOn,
      dueOn: row.dueOn,
      timeZone,
      note: assignment.note,
      noteLanguage: writtenIn(assignment.note, assignment.noteLanguage),
      state: reached,
      access: row.access,
      progress: studied.get(assignment.courseId)?.progress ?? toProgress(0, 0),
    }));
}
