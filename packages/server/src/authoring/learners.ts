import type {
  AnswerOf,
  authoring,
  CourseLearner,
  LearnerProgress,
  Progress,
  QueryOf,
} from '@digiken/contract';
import { fullName, NEEDS_HELP } from '@digiken/contract/constants';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { courses, isAdministrator, lessons, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import { daysBefore, helpReason, lessonProgress, toProgress } from '../learning';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { prefixQuery } from '../platform/database/prefix-search';
import { users } from '../users';
import { ownCourse } from './access';
import { taughtByCaller } from './own-courses';
import { WORDING } from './wording';

type Store = Pick<Services, 'db' | 'clock'>;

/** Maximum length of an instructor's list of one learner's courses. */
const COURSES_OF_ONE = 100;

/** A lesson of the enrolment that is not done. */
const unfinished = sql`exists (select 1 from ${units} join ${lessons} on ${lessons.unitId} = ${units.id} where ${units.courseId} = ${enrolments.courseId} and (${enrolments.whole} or exists (select 1 from ${enrolmentUnits} where ${enrolmentUnits.enrolmentId} = ${enrolments.id} and ${enrolmentUnits.unitId} = ${units.id})) and not exists (select 1 from ${lessonProgress} where ${lessonProgress.userId} = ${enrolments.userId} and ${lessonProgress.lessonId} = ${lessons.id} and ${lessonProgress.doneAt} is not null))`;

/** Never started, or inactive since, with lessons left (constants NEEDS_HELP). */
export function needsHelpNow(now: Date): SQL {
  const neverStarted = daysBefore(now, NEEDS_HELP.neverStartedAfterDays).toISOString();
  const quiet = daysBefore(now, NEEDS_HELP.quietAfterDays).toISOString();
  return sql`((${enrolments.lastStudiedAt} is null and ${enrolments.createdAt} < ${neverStarted}::timestamptz) or ${enrolments.lastStudiedAt} < ${quiet}::timestamptz) and ${unfinished}`;
}

/** Whether the caller can write to the learner, and why not. Blocks do not bind administrators (spec 13.211). */
function contactWith(caller: Caller): SQL<CourseLearner['contact']> {
  const blocks = (by: unknown, whom: unknown) =>
    sql`exists (select 1 from message_blocks b where b.user_id = ${by} and b.blocked_id = ${whom})`;
  return sql<CourseLearner['contact']>`case
    when ${users.status} <> 'active' then 'closed'
    when ${isAdministrator(caller)} then 'open'
    when ${blocks(caller.id, users.id)} then 'you-block'
    when ${blocks(users.id, caller.id)} then 'blocks-you'
    else 'open' end`;
}

/** Owned and done lessons by enrolment and unit, in one query per page. */
async function countLessons(db: Executor, enrolmentIds: readonly string[]) {
  if (enrolmentIds.length === 0) return [];
  return db
    .select({
      enrolmentId: enrolments.id,
      unitId: units.id,
      title: units.title,
      // Subqueries, because a join would read all learners' progress in a popular lesson.
      owned: sql<boolean>`(${enrolments.whole} or exists (select 1 from ${enrolmentUnits} where ${enrolmentUnits.enrolmentId} = ${enrolments.id} and ${enrolmentUnits.unitId} = ${units.id}))`,
      total: sql<number>`count(${lessons.id})`.mapWith(Number),
      done: sql<number>`count((select ${lessonProgress.doneAt} from ${lessonProgress} where ${lessonProgress.userId} = ${enrolments.userId} and ${lessonProgress.lessonId} = ${lessons.id}))`.mapWith(
        Number,
      ),
    })
    .from(enrolments)
    .innerJoin(units, eq(units.courseId, enrolments.courseId))
    .leftJoin(lessons, eq(lessons.unitId, units.id))
    .where(inArray(enrolments.id, [...enrolmentIds]))
    .groupBy(enrolments.id, units.id)
    .orderBy(asc(units.position), asc(units.id));
}

type Counted = Awaited<ReturnType<typeof countLessons>>[number];

function progressOf(counted: readonly Counted[], enrolmentId: string): Progress {
  const held = counted.filter((row) => row.enrolmentId === enrolmentId && row.owned);
  const sum = (key: 'done' | 'total') => held.reduce((all, row) => all + row[key], 0);
  return toProgress(sum('done'), sum('total'));
}

/** Learners of the caller's courses, or of one course, newest enrolment first. */
export async function listLearners(
  { db, clock }: Store,
  caller: Caller,
  { cursor, search, course, needsHelp: wanted }: QueryOf<typeof authoring.listLearners>,
): Promise<AnswerOf<typeof authoring.listLearners>> {
  if (course !== undefined) await ownCourse(db, caller, course);
  const mine = await taughtByCaller(db, caller);
  const now = clock.now();
  const select = () =>
    db
      .select({
        id: enrolments.id,
        createdAt: enrolments.createdAt,
        lastStudiedAt: enrolments.lastStudiedAt,
        userId: users.id,
        firstName: users.firstName,
        lastName: users.lastName,
        avatar: users.avatar,
        courseId: courses.id,
        courseTitle: courses.title,
        contact: contactWith(caller),
      })
      .from(enrolments)
      .innerJoin(users, eq(users.id, enrolments.userId))
      .innerJoin(courses, eq(courses.id, enrolments.courseId));
  const { rows, next, previous } = await keyPage<Awaited<ReturnType<typeof select>>[number]>(
    cursor,
    {
      key: enrolments.createdAt,
      id: enrolments.id,
      keyOf: (row) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      select()
        .where(
          and(
            course === undefined ? mine : eq(enrolments.courseId, course),
            eq(enrolments.state, 'active'),
            wanted === 'yes' ? needsHelpNow(now) : undefined,
            search ? named(search) : undefined,
            where,
          ),
        )
        .orderBy(...orderBy)
        .limit(limit),
  );
  const counted = await countLessons(
    db,
    rows.map(({ id }) => id),
  );
  const data = rows.map((row): CourseLearner => {
    const progress = progressOf(counted, row.id);
    return {
      _id: row.id,
      user: { _id: row.userId, name: fullName(row), avatar: row.avatar },
      course: { _id: row.courseId, name: row.courseTitle },
      progress,
      enrolledAt: row.createdAt.toISOString(),
      lastStudiedAt: row.lastStudiedAt?.toISOString() ?? null,
      needsHelp: helpReason({ enrolledAt: row.createdAt, lastStudiedAt: row.lastStudiedAt }, progress, now),
      contact: row.contact,
    };
  });
  return { data, next, previous };
}

/** Matches names in which every search word is the beginning of a word. The index finds the candidates. */
function named(search: string): SQL {
  const query = prefixQuery(search);
  if (query === undefined) return sql`false`;
  const words = sql`to_tsvector('simple', ${users.firstName} || ' ' || ${users.lastName})`;
  return sql`${users.search} @@ ${query} and ${words} @@ ${query}`;
}

/**
 * One learner in the caller's courses (administrators: in all courses).
 * @throws {HttpError} 404 for anybody who is in none of them
 */
export async function readLearner(
  { db, clock }: Store,
  caller: Caller,
  userId: string,
): Promise<LearnerProgress> {
  const rows = await db
    .select({ enrolment: enrolments, user: users, courseTitle: courses.title, contact: contactWith(caller) })
    .from(enrolments)
    .innerJoin(users, eq(users.id, enrolments.userId))
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(enrolments.state, 'active'),
        isAdministrator(caller) ? undefined : await taughtByCaller(db, caller),
      ),
    )
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id))
    .limit(COURSES_OF_ONE);
  const [first] = rows;
  if (first === undefined) throw notFound(WORDING.noLearner);
  const { user, contact } = first;
  const counted = await countLessons(
    db,
    rows.map(({ enrolment }) => enrolment.id),
  );
  const now = clock.now();
  return {
    user: {
      _id: user.id,
      name: fullName(user),
      avatar: user.avatar,
      joinedAt: user.createdAt.toISOString(),
    },
    contact,
    courses: rows.map(({ enrolment, courseTitle }) => {
      const progress = progressOf(counted, enrolment.id);
      return {
        _id: enrolment.courseId,
        title: courseTitle,
        enrolledAt: enrolment.createdAt.toISOString(),
        lastStudiedAt: enrolment.lastStudiedAt?.toISOString() ?? null,
        needsHelp: helpReason(
          { enrolledAt: enrolment.createdAt, lastStudiedAt: enrolment.lastStudiedAt },
          progress,
          now,
        ),
        progress,
        units: counted
          .filter((row) => row.enrolmentId === enrolment.id)
          .map(({ unitId, title, owned, done, total }) => ({
            _id: unitId,
            title,
            owned,
            progress: toProgress(done, total),
          })),
      };
    }),
  };
}
