import type { AdminFigures } from '@digiken/contract';
import { count, desc, eq, gte, sql } from 'drizzle-orm';
import { courses } from '../courses';
import { enrolments } from '../enrolment';
import { tickets } from '../help';
import { messageReports } from '../messages';
import type { Deps } from '../platform/services';
import { everyWeek, mondays, weekOf } from '../platform/weeks';
import { hubs, users } from '../users';

const TOP = 5;

/** The figures of the whole site. Weeks start on Monday, in UTC. */
export async function adminFigures({ db, clock }: Deps<'clock'>): Promise<AdminFigures> {
  const now = clock.now();
  const [since = now] = mondays(now);
  const byRole = await db.select({ role: users.role, count: count() }).from(users).groupBy(users.role);
  const people = (role?: string) =>
    byRole.reduce((sum, row) => (role === undefined || row.role === role ? sum + row.count : sum), 0);
  const byState = await db
    .select({
      state: courses.state,
      count: count(),
      learners: sql<number>`coalesce(sum(${courses.learnerCount}), 0)`.mapWith(Number),
    })
    .from(courses)
    .groupBy(courses.state);
  const inState = (state: string) => byState.find((row) => row.state === state)?.count ?? 0;
  const [open] = await db
    .select({
      hubs: sql<number>`(select count(*) from ${hubs})`.mapWith(Number),
      tickets: db.$count(tickets, eq(tickets.state, 'open')),
      reports: db.$count(messageReports, eq(messageReports.state, 'open')),
    })
    .from(sql`(values (1)) as once`);
  const signUps = await db
    .select({ week: weekOf(users.createdAt), count: count() })
    .from(users)
    .where(gte(users.createdAt, since))
    .groupBy(sql`1`);
  const enrolled = await db
    .select({ week: weekOf(enrolments.createdAt), count: count() })
    .from(enrolments)
    .where(gte(enrolments.createdAt, since))
    .groupBy(sql`1`);
  const top = await db
    .select({ _id: courses.id, title: courses.title, learners: courses.learnerCount })
    .from(courses)
    .where(eq(courses.state, 'published'))
    .orderBy(desc(courses.learnerCount), courses.id)
    .limit(TOP);
  return {
    people: people(),
    learners: people('user'),
    instructors: people('tutor'),
    courses: inState('published'),
    inReview: inState('review'),
    hubs: open?.hubs ?? 0,
    enrolments: byState.reduce((sum, row) => sum + row.learners, 0),
    openTickets: open?.tickets ?? 0,
    openReports: open?.reports ?? 0,
    signUpsByWeek: everyWeek(now, signUps),
    enrolmentsByWeek: everyWeek(now, enrolled),
    topCourses: top.filter((course) => course.learners > 0),
  };
}
