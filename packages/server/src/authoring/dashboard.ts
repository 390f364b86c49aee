import type { InstructorFigures } from '@digiken/contract';
import { and, count, countDistinct, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { courses, lessons, notStaged, units } from '../courses';
import { enrolments, enrolmentUnits } from '../enrolment';
import { lessonProgress } from '../learning';
import type { Database } from '../platform/database';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { figuresOf, readTallies, sumOf } from '../platform/tallies';
import { needsHelpNow } from './learners';
import { sharedCourseIds, taughtByCaller, writtenByCaller } from './own-courses';

const WEEKS = 12;
const WEEK = 7 * 86_400_000;
/** The chart's courses: those with the most learners. */
const COURSES = 20;
/** Weeks begin on Monday, Nairobi time. */
const ZONE = 'Africa/Nairobi';
const ZONE_OFFSET = 3 * 3_600_000;

/** From so many active enrolments or courses on, what learners do takes long to count. */
const LONG = { enrolments: 2_000, courses: 200 };

/** What learners do in the courses; it depends on the time, or counts each learner once. */
type Studies = Pick<
  InstructorFigures,
  'learners' | 'activeLearners' | 'needHelp' | 'lessonsDone' | 'byCourse'
>;

type Store = Pick<Services, 'db' | 'clock' | 'background'>;

/** The figures of an instructor's own courses. */
export async function readFigures(
  { db, clock, background }: Store,
  caller: Caller,
): Promise<InstructorFigures> {
  const weeks = lastWeeks(clock.now());
  const own = await readTallies(db, { names: ['own-courses', 'taught-by-state'], keys: [caller.id] });
  const byWeek = await readTallies(db, { names: ['taught-by-week'], keys: [caller.id], parts: weeks });
  const shared = await sharedCourses(db, caller, weeks);
  const ownCourses = (state?: string) =>
    sumOf(own, ({ name, part }) => name === 'own-courses' && (state === undefined || part === state));
  const coursesIn = (state?: string) =>
    ownCourses(state) +
    shared.courses.filter((course) => state === undefined || course.state === state).length;
  const enrolled =
    sumOf(own, ({ name, part }) => name === 'taught-by-state' && part === 'active') +
    shared.courses.reduce((sum, { learners }) => sum + learners, 0);
  const { figures, countedAt } = await figuresOf<Studies>(
    { db, clock, background },
    {
      kind: 'instructor',
      key: caller.id,
      long: enrolled > LONG.enrolments || coursesIn() > LONG.courses,
      count: () => countStudies({ db, clock }, caller),
    },
  );
  return {
    courses: coursesIn(),
    published: coursesIn('published'),
    inReview: coursesIn('review'),
    ...figures,
    countedAt: countedAt?.toISOString() ?? null,
    enrolmentsByWeek: weeks.map((week) => ({
      week,
      count:
        sumOf(byWeek, ({ part }) => part === week) +
        shared.byWeek.reduce((sum, item) => (item.week === week ? sum + item.count : sum), 0),
    })),
  };
}

/** The courses that the caller writes as a co-instructor, and their enrolments by week: few. */
async function sharedCourses(db: Database, caller: Caller, weeks: readonly string[]) {
  const ids = await sharedCourseIds(db, caller);
  if (ids.length === 0) return { courses: [], byWeek: [] };
  const found = await db
    .select({ state: courses.state, learners: courses.learnerCount })
    .from(courses)
    .where(and(inArray(courses.id, ids), notStaged, sql`${courses.ownerId} is distinct from ${caller.id}`));
  const week = sql<string>`week_in(${enrolments.createdAt}, ${sql.raw(`'${ZONE}'`)})`;
  const since = new Date(Date.parse(`${weeks[0]}T00:00:00Z`) - ZONE_OFFSET);
  const byWeek = await db
    .select({ week, count: count() })
    .from(enrolments)
    .where(
      and(
        inArray(enrolments.courseId, ids),
        gte(enrolments.createdAt, since),
        sql`${enrolments.teacherId} is distinct from ${caller.id}`,
      ),
    )
    .groupBy(week);
  return { courses: found, byWeek };
}

async function countStudies({ db, clock }: Pick<Store, 'db' | 'clock'>, caller: Caller): Promise<Studies> {
  const now = clock.now();
  const written = and(await writtenByCaller(db, caller), notStaged);
  const taught = and(await taughtByCaller(db, caller), eq(enrolments.state, 'active'));
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
  return {
    learners: people?.learners ?? 0,
    activeLearners: people?.activeLearners ?? 0,
    needHelp: helpless?.count ?? 0,
    lessonsDone: await lessonsDone(),
    byCourse: await progressByCourse(),
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
