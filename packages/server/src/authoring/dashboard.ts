import type { InstructorFigures } from '@digiken/contract';
import { and, count, countDistinct, desc, eq, gte, sql } from 'drizzle-orm';
import { courses, lessons, notStaged, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { needsHelpNow } from './learners';
import { taughtByCaller, writtenByCaller } from './own-courses';

const WEEKS = 12;
const WEEK = 7 * 86_400_000;
/** The chart's courses: those with the most learners. */
const COURSES = 20;
/** Weeks begin on Monday, Nairobi time. */
const ZONE = 'Africa/Nairobi';
const ZONE_OFFSET = 3 * 3_600_000;

/** Counts the figures of an instructor's own courses. */
export async function readFigures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
): Promise<InstructorFigures> {
  const now = clock.now();
  const ofCaller = await taughtByCaller(db, caller);
  const written = and(await writtenByCaller(db, caller), notStaged);
  const taught = and(ofCaller, eq(enrolments.state, 'active'));
  const [own] = await db
    .select({
      courses: sql<number>`count(*)`.mapWith(Number),
      published: sql<number>`count(*) filter (where ${courses.state} = 'published')`.mapWith(Number),
      inReview: sql<number>`count(*) filter (where ${courses.state} = 'review')`.mapWith(Number),
    })
    .from(courses)
    .where(written);
  const weekAgo = new Date(now.getTime() - WEEK).toISOString();
  const [people] = await db
    .select({
      learners: countDistinct(enrolments.userId),
      activeLearners:
        sql<number>`count(distinct ${enrolments.userId}) filter (where ${enrolments.lastStudiedAt} >= ${weekAgo}::timestamptz)`.mapWith(
          Number,
        ),
    })
    .from(enrolments)
    .where(taught);
  const [helpless] = await db
    .select({ count: countDistinct(enrolments.userId) })
    .from(enrolments)
    .where(and(taught, needsHelpNow(now)));
  const byCourse = await progressByCourse();
  return {
    courses: own?.courses ?? 0,
    published: own?.published ?? 0,
    inReview: own?.inReview ?? 0,
    learners: people?.learners ?? 0,
    activeLearners: people?.activeLearners ?? 0,
    needHelp: helpless?.count ?? 0,
    lessonsDone: await lessonsDone(),
    enrolmentsByWeek: await enrolmentsByWeek(),
    byCourse,
  };

  async function lessonsDone(): Promise<number> {
    const [row] = await db
      .select({ count: count() })
      .from(enrolments)
      .innerJoin(units, eq(units.courseId, enrolments.courseId))
      .innerJoin(lessons, eq(lessons.unitId, units.id))
      .innerJoin(
        lessonProgress,
        and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, enrolments.userId)),
      )
      .where(and(taught, sql`${lessonProgress.doneAt} is not null`));
    return row?.count ?? 0;
  }

  async function enrolmentsByWeek() {
    const weeks = lastWeeks(now);
    const week = sql<string>`to_char(date_trunc('week', ${enrolments.createdAt} at time zone ${sql.raw(`'${ZONE}'`)}), 'YYYY-MM-DD')`;
    const rows = await db
      .select({ week, count: count() })
      .from(enrolments)
      .where(
        and(ofCaller, gte(enrolments.createdAt, new Date(Date.parse(`${weeks[0]}T00:00:00Z`) - ZONE_OFFSET))),
      )
      .groupBy(week);
    const counts = new Map(rows.map((row) => [row.week, row.count]));
    return weeks.map((one) => ({ week: one, count: counts.get(one) ?? 0 }));
  }

  /** A learner's share of done lessons, and its mean over the course's learners. */
  async function progressByCourse(): Promise<InstructorFigures['byCourse']> {
    const shares = db
      .select({
        courseId: enrolments.courseId,
        enrolmentId: enrolments.id,
        share:
          sql<number>`coalesce(count(${lessonProgress.doneAt})::real / nullif(count(${lessons.id}), 0), 0)`.as(
            'share',
          ),
      })
      .from(enrolments)
      .leftJoin(units, eq(units.courseId, enrolments.courseId))
      .leftJoin(
        enrolmentUnits,
        and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
      )
      .leftJoin(
        lessons,
        and(eq(lessons.unitId, units.id), sql`(${enrolments.whole} or ${enrolmentUnits.unitId} is not null)`),
      )
      .leftJoin(
        lessonProgress,
        and(eq(lessonProgress.lessonId, lessons.id), eq(lessonProgress.userId, enrolments.userId)),
      )
      .where(taught)
      .groupBy(enrolments.id)
      .as('shares');
    return db
      .select({
        _id: courses.id,
        title: courses.title,
        learners: count(shares.enrolmentId),
        averageProgress: sql<number>`coalesce(avg(${shares.share}), 0)`.mapWith(Number),
      })
      .from(courses)
      .leftJoin(shares, eq(shares.courseId, courses.id))
      .where(written)
      .groupBy(courses.id)
      .orderBy(desc(count(shares.enrolmentId)), courses.title, courses.id)
      .limit(COURSES);
  }
}

/** The Mondays of the last weeks in Nairobi, oldest first, e.g. `2026-11-16`. */
function lastWeeks(now: Date): string[] {
  const local = new Date(now.getTime() + ZONE_OFFSET);
  const sinceMonday = (local.getUTCDay() + 6) % 7;
  const monday = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - sinceMonday);
  return Array.from({ length: WEEKS }, (_, index) =>
    new Date(monday - (WEEKS - 1 - index) * WEEK).toISOString().slice(0, 10),
  );
}
