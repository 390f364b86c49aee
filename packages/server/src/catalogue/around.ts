import type { Course, CourseDetail } from '@digiken/contract';
import { LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, count, desc, eq, inArray, notExists, notInArray, type SQL, sql } from 'drizzle-orm';
import { courses, selectCourses, toCourse, type Viewer } from '../courses';
import { activeEnrolment, enrolments } from '../enrolment';
import { orders, paymentAttempts } from '../payments';
import type { Executor } from '../platform/database';
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
  const mine = db
    .select({ one: sql`1` })
    .from(enrolments)
    .where(activeEnrolment(viewer?.id ?? '', courses.id));
  const found: Course[] = [];
  const add = async (same: SQL) => {
    const known = [id, ...found.map(({ _id }) => _id)];
    const rows = await selectCourses(db)
      .where(and(same, eq(courses.state, 'published'), notInArray(courses.id, known), notExists(mine)))
      .orderBy(desc(courses.createdAt), desc(courses.id))
      .limit(RELATED - found.length);
    found.push(...rows.map(toCourse));
  };
  if (categoryId !== null) await add(eq(courses.categoryId, categoryId));
  if (ownerId !== null && found.length < RELATED) await add(eq(courses.ownerId, ownerId));
  return found;
}

/** The co-instructors of a course as learners see them, in the given order. */
export async function namesOf(db: Executor, ids: readonly string[]): Promise<CourseDetail['coInstructors']> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(and(inArray(users.id, [...ids]), eq(users.status, 'active')));
  const people = new Map(rows.map((row) => [row.id, `${row.firstName} ${row.lastName}`]));
  return ids.flatMap((id) => {
    const name = people.get(id);
    return name === undefined ? [] : [{ _id: id, name }];
  });
}

/** The instructor as learners see them. */
export async function instructorOf(
  db: Executor,
  ownerId: string | null,
): Promise<CourseDetail['instructor']> {
  if (ownerId === null) return null;
  const [row] = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      headline: users.headline,
      bio: users.bio,
      avatar: users.avatar,
    })
    .from(users)
    .where(eq(users.id, ownerId));
  if (row === undefined) return null;
  const [published] = await db
    .select({ count: count() })
    .from(courses)
    .where(and(eq(courses.ownerId, ownerId), eq(courses.state, 'published')));
  return {
    _id: row.id,
    name: `${row.firstName} ${row.lastName}`,
    headline: row.headline || null,
    bio: row.bio || null,
    image: row.avatar,
    courseCount: published?.count ?? 0,
  };
}

/** The viewer's running payment for units of the course; null without one. */
export async function runningPayment(
  db: Executor,
  viewer: Viewer,
  courseId: string,
): Promise<CourseDetail['payment']> {
  if (viewer === null) return null;
  const [row] = await db
    .select({ orderId: orders.id, state: paymentAttempts.state })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, viewer.id),
        eq(orders.courseId, courseId),
        eq(orders.state, 'open'),
        inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES, 'lapsed']),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return row ?? null;
}
