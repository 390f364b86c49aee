import type { Enrolled } from '@digiken/contract';
import { COURSES_AT_ONCE } from '@digiken/contract/constants';
import { and, desc, eq, ne, sql } from 'drizzle-orm';
import { categories, courses, listingColumns, toCourse } from '../courses';
import { enrolments } from '../enrolment';
import { type StudiedCourse, studiedCourses, toProgress } from '../learning';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage, type Page } from '../platform/database/paging';
import { fixedLimit, statement } from '../platform/database/statements';
import type { Caller } from '../platform/http/route';
import { requiredQuizzes } from '../quizzes';
import { users } from '../users';
import type { PageOptions } from './service';

/** Courses that are read at a time to find the one to continue: few learners finished so many in a row. */
const LEADS = 10;

const selectEnrolled = (db: Executor) =>
  db
    .select({
      id: enrolments.id,
      createdAt: enrolments.createdAt,
      lastStudiedAt: enrolments.lastStudiedAt,
      course: listingColumns,
    })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .leftJoin(categories, eq(categories.id, courses.categoryId))
    .leftJoin(users, eq(users.id, courses.ownerId));

type EnrolledRow = Awaited<ReturnType<typeof selectEnrolled>>[number];

const heldBy = (userId: unknown) =>
  and(sql`${enrolments.userId} = ${userId}`, eq(enrolments.state, 'active'), ne(courses.state, 'draft'));

const NEWEST = byCreation(enrolments);

/** One for each length of a page, as a limit must be part of a prepared statement. */
const firstPages = new Map<number, ReturnType<typeof firstPage>>();

const firstPage = (limit: number) =>
  statement((db) =>
    selectEnrolled(db)
      .where(heldBy(sql.placeholder('user')))
      .orderBy(desc(enrolments.createdAt), desc(enrolments.id))
      .limit(fixedLimit(limit))
      .prepare(`enrolled_first_${limit}`),
  );

function readFirstPage(db: Executor, userId: string, limit: number): Promise<EnrolledRow[]> {
  const known = firstPages.get(limit) ?? firstPage(limit);
  firstPages.set(limit, known);
  return known(db).execute({ user: userId });
}

const studiedLast = statement((db) =>
  selectEnrolled(db)
    .where(heldBy(sql.placeholder('user')))
    .orderBy(sql`coalesce(${enrolments.lastStudiedAt}, ${enrolments.createdAt}) desc, ${enrolments.id} desc`)
    .limit(fixedLimit(LEADS))
    .offset(sql.placeholder('from'))
    .prepare('enrolled_studied_last'),
);

const enrolment = statement((db) =>
  selectEnrolled(db)
    .where(and(heldBy(sql.placeholder('user')), eq(enrolments.courseId, sql.placeholder('course'))))
    .prepare('enrolled_in'),
);

type Studied = Map<string, StudiedCourse>;

const NOT_STUDIED: StudiedCourse = {
  progress: toProgress(0, 0),
  lessons: 0,
  lessonsDone: 0,
  resume: null,
  unitsWithQuizzes: [],
};

const studiedIn = (studied: Studied, { course }: EnrolledRow) => studied.get(course.id) ?? NOT_STUDIED;

const isFinished = ({ progress: { done, total } }: StudiedCourse) => total > 0 && done >= total;

const read = (db: Executor, userId: string, rows: readonly EnrolledRow[]): Promise<Studied> =>
  studiedCourses(db, userId, [...new Set(rows.map(({ course }) => course.id))]);

/** The enrolments as learners get them, in the same order. */
async function toEnrolled(
  db: Executor,
  userId: string,
  { rows, studied }: { rows: readonly EnrolledRow[]; studied: Studied },
): Promise<Enrolled[]> {
  const asking = rows.filter((row) => studiedIn(studied, row).unitsWithQuizzes.length > 0);
  const required = await requiredQuizzes(
    db,
    userId,
    asking.map(({ course }) => course.id),
  );
  return rows.map((row) => {
    const { progress, resume, unitsWithQuizzes } = studiedIn(studied, row);
    return {
      _id: row.id,
      course: toCourse(row.course),
      progress: progress.fraction,
      createdAt: row.createdAt.toISOString(),
      lessonsDone: progress.done,
      lessonsTotal: progress.total,
      quizzesToPass: required.filter(({ unitId, passed }) => !passed && unitsWithQuizzes.includes(unitId))
        .length,
      resume,
      lastStudiedAt: row.lastStudiedAt?.toISOString() ?? null,
    };
  });
}

/** The caller's enrolment in a course that is or was published; undefined without one. */
export async function enrolledIn(
  db: Executor,
  { id: userId }: Pick<Caller, 'id'>,
  courseId: string,
): Promise<Enrolled | undefined> {
  const rows = await enrolment(db).execute({ user: userId, course: courseId });
  const [one] = await toEnrolled(db, userId, { rows, studied: await read(db, userId, rows) });
  return one;
}

/**
 * A page of the caller's courses, newest enrolment first (spec 7.11), including courses that were unpublished since.
 * @param input `lead`: also the course to continue, if it is on another page
 */
export async function listEnrolled(
  db: Executor,
  { id: userId }: Pick<Caller, 'id'>,
  { size = COURSES_AT_ONCE, cursor, lead = false }: PageOptions & { lead?: boolean } = {},
): Promise<Omit<Page<Enrolled>, 'rows'> & { data: Enrolled[]; lead?: Enrolled | null }> {
  const { rows, ...ends } = await keyPage(
    cursor,
    NEWEST,
    ({ where, orderBy, limit }) =>
      where === undefined
        ? readFirstPage(db, userId, limit)
        : selectEnrolled(db)
            .where(and(heldBy(userId), where))
            .orderBy(...orderBy)
            .limit(limit),
    size,
  );
  if (!lead || rows.length === 0) {
    const studied = rows.length === 0 ? new Map() : await read(db, userId, rows);
    return { data: await toEnrolled(db, userId, { rows, studied }), ...ends, ...(lead && { lead: null }) };
  }
  const { row: first, studied } = await findLead(db, userId, rows);
  const all = first === undefined || rows.some(({ id }) => id === first.id) ? rows : [...rows, first];
  const data = await toEnrolled(db, userId, { rows: all, studied });
  return { data: data.slice(0, rows.length), ...ends, lead: data[rows.length] ?? null };
}

/** The course that was studied last, of those that are not finished, and what was studied in it and in `rows`. */
async function findLead(
  db: Executor,
  userId: string,
  rows: readonly EnrolledRow[],
): Promise<{ row: EnrolledRow | undefined; studied: Studied }> {
  const studied: Studied = new Map();
  for (let from = 0; ; from += LEADS) {
    const found = await studiedLast(db).execute({ user: userId, from });
    const unknown = from === 0 ? [...rows, ...found] : found;
    for (const [id, one] of await read(db, userId, unknown)) studied.set(id, one);
    const row = found.find((item) => !isFinished(studiedIn(studied, item)));
    if (row !== undefined || found.length < LEADS) return { row, studied };
  }
}
