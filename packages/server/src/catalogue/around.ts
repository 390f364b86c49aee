import type { Course, CourseDetail } from '@digiken/contract';
import { fullName } from '@digiken/contract/constants';
import { and, desc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { courses, type ListingRow, selectCourses, toCourse, type Viewer } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { waitingPayment } from '../payments';
import type { Executor } from '../platform/database';
import { fixedLimit, statement } from '../platform/database/statements';
import { users } from '../users';

/** Related courses on a course's page. */
const RELATED = 3;

/** Up to three published courses of the same category, then of the same instructor, that the viewer is not enrolled in. */
export async function relatedCourses(
  db: Executor,
  viewer: Viewer,
  course: { id: string; categoryId: string | null; ownerId: string | null },
): Promise<Course[]> {
  const { id, categoryId, ownerId } = course;
  const user = viewer?.id ?? '';
  const found: Course[] = [];
  const add = (rows: ListingRow[]) => found.push(...rows.slice(0, RELATED - found.length).map(toCourse));
  const known = () => [id, ...found.map(({ _id }) => _id)];
  if (categoryId !== null) add(await newestOfCategory(db).execute({ course: id, user, known: known() }));
  if (ownerId !== null && found.length < RELATED)
    add(await newestOfOwner(db).execute({ course: id, user, known: known() }));
  return found;
}

/**
 * Published courses with the same value in a column as the course of the placeholder. The value itself is not a
 * placeholder, and the state is written into the statement. Otherwise the database finds plans for single values cheaper
 * than one for all, and plans each request.
 */
const newestOf = (db: Executor, column: typeof courses.categoryId | typeof courses.ownerId) =>
  selectCourses(db)
    .where(
      and(
        sql`${column} = (select shown.${sql.identifier(column.name)} from ${courses} shown
          where shown.id = ${sql.placeholder('course')})`,
        sql`${courses.state} = 'published'`,
        sql`${courses.id} <> all(${sql.placeholder('known')})`,
        notExists(
          db
            .select({ one: sql`1` })
            .from(enrolments)
            .where(activeEnrolment(sql.placeholder('user'), courses.id)),
        ),
      ),
    )
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(fixedLimit(RELATED));

const newestOfCategory = statement((db) => newestOf(db, courses.categoryId).prepare('newest_of_category'));

const newestOfOwner = statement((db) => newestOf(db, courses.ownerId).prepare('newest_of_owner'));

/** The co-instructors of a course as learners see them, in the given order. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<CourseDetail['coInstructors']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'active')));
  const people = new Map(rows.map((row) => [row.id, fullName(row)]));
  return ids.flatMap((id) => {
    const name = people.get(id);
    return name === undefined ? [] : [{ _id: id, name }];
  });
}

/** The viewer's running payment for units of the course; null without one. */
export async function runningPayment(
  db: Executor,
  viewer: Viewer,
  courseId: string,
): Promise<CourseDetail['payment']> {
  if (viewer === null) return null;
  const waiting = await waitingPayment(db, { userId: viewer.id, courseId });
  return waiting ?? null;
}
