import type { LearningWeek } from '@digiken/contract';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { lessonProgress, weeklyGoals } from './tables';

/** The day of a moment, as a wall-clock time in Nairobi. */
const inNairobi = (moment: unknown) => sql`${moment}::timestamptz at time zone 'Africa/Nairobi'`;

type Row = Pick<LearningWeek, 'today' | 'days' | 'weeksInARow'> & Record<string, unknown>;

/** The caller's lessons of this week and their goal. Weeks start on Monday in Nairobi (spec 12.111). */
export async function readWeek({ db, clock }: Deps<'clock'>, userId: string): Promise<LearningWeek> {
  const { rows } = await db.execute<Row>(sql`
    with now_there as (select ${inNairobi(clock.now().toISOString())} as at),
    this_week as (select date_trunc('week', at) as monday, at from now_there),
    done as (
      select date_trunc('day', ${inNairobi(lessonProgress.doneAt)}) as day from ${lessonProgress}
      where ${lessonProgress.userId} = ${userId} and ${lessonProgress.doneAt} is not null
    ),
    days as (
      select g.day, count(done.day)::int as lessons
      from this_week
      cross join lateral generate_series(monday, monday + interval '6 days', interval '1 day') as g(day)
      left join done on done.day = g.day
      group by g.day
    ),
    weeks as (
      select week, row_number() over (order by week desc) as place
      from (select distinct date_trunc('week', day) as week from done) as distinct_weeks
    ),
    last as (select max(week) as week from weeks, this_week where week >= monday - interval '1 week')
    select to_char(at, 'YYYY-MM-DD') as today,
      (select json_agg(json_build_object('date', to_char(day, 'YYYY-MM-DD'), 'lessons', lessons) order by day)
        from days) as days,
      (select count(*)::int from weeks, last
        where weeks.week = last.week - (weeks.place - 1) * interval '1 week') as "weeksInARow"
    from this_week`);
  const [goal] = await db
    .select({ lessons: weeklyGoals.lessons })
    .from(weeklyGoals)
    .where(eq(weeklyGoals.userId, userId));
  const [week] = rows;
  if (!week) throw new Error('A statement without a condition has returned no row.');
  const { today, days, weeksInARow } = week;
  const done = days.reduce((sum, { lessons }) => sum + lessons, 0);
  return { goal: goal?.lessons ?? null, done, days, today, weeksInARow };
}

/** @param lessons 1 to 50 a week; null removes the goal */
export async function setWeeklyGoal(db: Executor, userId: string, lessons: number | null): Promise<void> {
  if (lessons === null) {
    await db.delete(weeklyGoals).where(eq(weeklyGoals.userId, userId));
    return;
  }
  await db
    .insert(weeklyGoals)
    .values({ userId, lessons })
    .onConflictDoUpdate({ target: weeklyGoals.userId, set: { lessons } });
}
