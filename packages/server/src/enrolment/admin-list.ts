import type { AdminEnrolment, AdminEnrolmentDetail, admin, QueryOf } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, eq, sql } from 'drizzle-orm';
import { courses } from '../courses';
import { enrolments, enrolmentUnits } from './tables';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import { writtenIn } from '../platform/language';
import { matchesPerson, users } from '../users';
import { NO_ENROLMENT } from './wording';

const held = sql`from ${enrolmentUnits} h where h.enrolment_id = ${enrolments.id}`;

const selectEnrolments = (db: Executor) =>
  db
    .select({
      id: enrolments.id,
      userId: enrolments.userId,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      courseId: enrolments.courseId,
      title: courses.title,
      whole: enrolments.whole,
      unitCount:
        sql<number>`case when ${enrolments.whole} then ${courses.unitCount} else (select count(*) ${held}) end`.mapWith(
          Number,
        ),
      paid: sql<number>`(select coalesce(sum(h.price_paid), 0) ${held})`.mapWith(Number),
      state: enrolments.state,
      createdAt: enrolments.createdAt,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId));

function toEnrolment(row: Awaited<ReturnType<typeof selectEnrolments>>[number]): AdminEnrolment {
  return {
    _id: row.id,
    user: { _id: row.userId, name: fullName(row), email: row.email },
    course: { _id: row.courseId, name: row.title },
    whole: row.whole,
    unitCount: row.unitCount,
    paid: row.paid,
    state: row.state,
    createdAt: row.createdAt.toISOString(),
  };
}

/** One page of enrolments, newest first; `search` matches the learner. */
export async function listEnrolments(
  db: Executor,
  { cursor, search, course, user, state }: QueryOf<typeof admin.listEnrolments>,
) {
  const found = await matchesPerson(db, { userId: enrolments.userId, search });
  const page = await keyPage(cursor, byCreation(enrolments), ({ where, orderBy, limit }) =>
    selectEnrolments(db)
      .where(
        and(
          where,
          found,
          course ? eq(enrolments.courseId, course) : undefined,
          user ? eq(enrolments.userId, user) : undefined,
          state && eq(enrolments.state, state),
        ),
      )
      .orderBy(...orderBy)
      .limit(limit),
  );
  return { data: page.rows.map(toEnrolment), next: page.next, previous: page.previous };
}

/** @throws {HttpError} 404 if the enrolment does not exist */
export async function getEnrolment(db: Executor, id: string): Promise<AdminEnrolmentDetail> {
  const [row] = await selectEnrolments(db).where(eq(enrolments.id, id));
  const [rest] = await db
    .select({
      lastStudiedAt: enrolments.lastStudiedAt,
      note: enrolments.note,
      noteLanguage: enrolments.noteLanguage,
      cancelledAt: enrolments.cancelledAt,
      cancelReason: enrolments.cancelReason,
      cancelReasonLanguage: enrolments.cancelReasonLanguage,
      addedBy: enrolments.addedBy,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(enrolments)
    .leftJoin(users, eq(users.id, enrolments.addedBy))
    .where(eq(enrolments.id, id));
  if (!row || !rest) throw notFound(NO_ENROLMENT);
  const units = await unitsOf(db, row);
  const lessonsDone = units.reduce((sum, unit) => sum + unit.done, 0);
  const lessonsTotal = units.reduce((sum, unit) => sum + unit.lessons, 0);
  return {
    ...toEnrolment(row),
    progress: lessonsTotal === 0 ? 0 : lessonsDone / lessonsTotal,
    lessonsDone,
    lessonsTotal,
    lastStudiedAt: rest.lastStudiedAt?.toISOString() ?? null,
    units: units.map(({ id: _id, title, paid, added_at }) => ({
      _id,
      title,
      paid,
      addedAt: new Date(added_at).toISOString(),
    })),
    addedBy: rest.addedBy === null ? null : { _id: rest.addedBy, name: fullName(rest) },
    note: rest.note,
    noteLanguage: writtenIn(rest.note, rest.noteLanguage),
    cancelledAt: rest.cancelledAt?.toISOString() ?? null,
    cancelReason: rest.cancelReason,
    cancelReasonLanguage: writtenIn(rest.cancelReason, rest.cancelReasonLanguage),
  };
}

interface HeldUnit extends Record<string, unknown> {
  id: string;
  title: string;
  paid: number;
  added_at: string;
  lessons: number;
  done: number;
}

/** The units of an enrolment with their progress. A cancelled enrolment keeps its progress. */
async function unitsOf(
  db: Executor,
  { id, courseId, userId, whole, createdAt }: Awaited<ReturnType<typeof selectEnrolments>>[number],
): Promise<HeldUnit[]> {
  const { rows } = await db.execute<HeldUnit>(sql`
    select u.id, u.title, coalesce(h.price_paid, 0) as paid,
      coalesce(h.created_at, greatest(u.created_at, ${createdAt.toISOString()}::timestamptz)) as added_at,
      count(l.id)::int as lessons, count(p.done_at)::int as done
    from units u
    left join enrolment_units h on h.unit_id = u.id and h.enrolment_id = ${id}
    left join lessons l on l.unit_id = u.id
    left join lesson_progress p on p.lesson_id = l.id and p.user_id = ${userId}
    where u.course_id = ${courseId} and (${whole} or h.unit_id is not null)
    group by u.id, h.price_paid, h.created_at
    order by u.position, u.id`);
  return rows;
}
