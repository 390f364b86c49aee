import type { BodyOf, Enrolled, learning, Quote } from '@digiken/contract';
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { loadContents, ownedLessons, progressOf, resumeOf, type UnitState } from '../courses/contents';
import { selectCourses, toCourse } from '../courses/listing';
import { findCourse } from '../courses/service';
import { courses } from '../courses/tables';
import type { Viewer } from '../courses/viewer';
import type { Database, Executor } from '../platform/database';
import { conflict, forbidden, invalid, notFound, paymentRequired } from '../platform/http/errors';
import { NO_PAYMENTS, quoteOf } from './pricing';
import { enrolments, enrolmentUnits } from './tables';

type Choice = BodyOf<typeof learning.quoteCourse>['choice'];

export async function quoteCourse(
  db: Executor,
  viewer: Viewer,
  courseId: string,
  choice: Choice,
): Promise<Quote> {
  return (await priced(db, viewer, courseId, choice)).quote;
}

async function priced(db: Executor, viewer: Viewer, courseId: string, choice: Choice) {
  const course = await findCourse(db, viewer, courseId);
  const contents = await loadContents(db, [courseId], viewer?.id ?? null);
  const whole = 'whole' in choice;
  const chosen = whole ? contents : pick(contents, choice.unitIds);
  return { chosen, whole, quote: quoteOf(chosen, whole, course.priceWhole) };
}

function pick(contents: readonly UnitState[], unitIds: readonly string[]): UnitState[] {
  const wanted = new Set(unitIds);
  const chosen = contents.filter((unit) => wanted.has(unit.id));
  if (chosen.length === wanted.size) return chosen;
  throw invalid({
    choice: 'One of the chosen units is not part of this course. Reload the page and choose again.',
  });
}

/**
 * Enrols in a choice that costs nothing. Safe to repeat and to race: the same enrolment comes back.
 * @throws 402 where it costs money, 403 for anybody but a learner, 409 when the total is another one by now,
 *   422 for units of another course
 */
export async function enrol(
  db: Database,
  viewer: NonNullable<Viewer>,
  courseId: string,
  order: { choice: Choice; expectedTotal: number },
): Promise<Enrolled> {
  if (viewer.role !== 'user') {
    throw forbidden('Only learners enrol in courses. Sign in with a learner account to study this one.');
  }
  await db.transaction(async (tx) => {
    const { chosen, whole, quote } = await priced(tx, viewer, courseId, order.choice);
    if (quote.total !== order.expectedTotal) {
      throw conflict(
        'The price has changed since you opened this page. Check the new total and enrol again.',
      );
    }
    if (!quote.payable) throw paymentRequired(NO_PAYMENTS);
    const [enrolment] = await tx
      .insert(enrolments)
      .values({ userId: viewer.id, courseId, whole })
      .onConflictDoUpdate({
        target: [enrolments.userId, enrolments.courseId],
        set: { whole: sql`${enrolments.whole} or excluded.whole` },
      })
      .returning({ id: enrolments.id });
    if (enrolment === undefined || chosen.length === 0) return;
    const paid = new Map(quote.lines.map((line) => [line.unitId, line.price]));
    await tx
      .insert(enrolmentUnits)
      .values(
        chosen.map((unit) => ({
          enrolmentId: enrolment.id,
          unitId: unit.id,
          pricePaid: paid.get(unit.id) ?? 0,
        })),
      )
      .onConflictDoNothing();
  });
  const [enrolled] = await listEnrolled(db, viewer.id, courseId);
  if (enrolled === undefined) throw notFound('There is no such course.');
  return enrolled;
}

/** One learner's published courses, newest enrolment first (product.md §7). */
export async function listEnrolled(db: Executor, userId: string, courseId?: string): Promise<Enrolled[]> {
  const held = await db
    .select({ id: enrolments.id, courseId: enrolments.courseId, createdAt: enrolments.createdAt })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .where(
      and(
        eq(enrolments.userId, userId),
        eq(courses.state, 'published'),
        courseId === undefined ? undefined : eq(courses.id, courseId),
      ),
    )
    .orderBy(desc(enrolments.createdAt), asc(enrolments.id));
  const ids = held.map((enrolment) => enrolment.courseId);
  if (ids.length === 0) return [];
  const rows = new Map((await selectCourses(db).where(inArray(courses.id, ids))).map((row) => [row.id, row]));
  const contents = await loadContents(db, ids, userId);
  return held.flatMap((enrolment) => {
    const row = rows.get(enrolment.courseId);
    if (row === undefined) return [];
    const lessons = ownedLessons(contents.filter((unit) => unit.courseId === row.id));
    const progress = progressOf(lessons);
    const studied = lessons.map((lesson) => lesson.lastOpenedAt?.getTime() ?? 0);
    const last = Math.max(0, ...studied);
    return {
      _id: enrolment.id,
      course: toCourse(row),
      progress: progress.fraction,
      createdAt: enrolment.createdAt.toISOString(),
      lessonsDone: progress.done,
      lessonsTotal: progress.total,
      resume: resumeOf(lessons),
      lastStudiedAt: last === 0 ? null : new Date(last).toISOString(),
    };
  });
}
