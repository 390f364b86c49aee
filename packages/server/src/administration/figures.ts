import type { AdminFigures } from '@digiken/contract';
import { desc, eq } from 'drizzle-orm';
import { courses } from '../courses';
import type { Deps } from '../platform/services';
import { readTallies, sumOf } from '../platform/tallies';
import { everyWeek, mondays } from '../platform/weeks';

const TOP = 5;

/** The figures of the whole site, from counters. Weeks start on Monday, in UTC. */
export async function adminFigures({ db, clock }: Deps<'clock'>): Promise<AdminFigures> {
  const now = clock.now();
  const counted = await readTallies(db, {
    names: [
      'people-by-role',
      'courses-by-state',
      'hubs',
      'enrolments-by-state',
      'tickets',
      'message-reports',
    ],
  });
  const count = (name: (typeof counted)[number]['name'], key?: string) =>
    sumOf(counted, (tally) => tally.name === name && (key === undefined || tally.key === key));
  const weekly = await readTallies(db, {
    names: ['sign-ups-by-week', 'enrolments-by-week'],
    keys: mondays(now).map((monday) => monday.toISOString().slice(0, 10)),
  });
  const byWeek = (name: (typeof weekly)[number]['name']) =>
    everyWeek(
      now,
      weekly
        .filter((tally) => tally.name === name)
        .map(({ key, count: some }) => ({ week: key, count: some })),
    );
  const top = await db
    .select({ _id: courses.id, title: courses.title, learners: courses.learnerCount })
    .from(courses)
    .where(eq(courses.state, 'published'))
    .orderBy(desc(courses.learnerCount), desc(courses.id))
    .limit(TOP);
  return {
    people: count('people-by-role'),
    learners: count('people-by-role', 'user'),
    instructors: count('people-by-role', 'tutor'),
    courses: count('courses-by-state', 'published'),
    inReview: count('courses-by-state', 'review'),
    hubs: count('hubs'),
    enrolments: count('enrolments-by-state', 'active'),
    openTickets: count('tickets', 'open'),
    openReports: count('message-reports', 'open'),
    signUpsByWeek: byWeek('sign-ups-by-week'),
    enrolmentsByWeek: byWeek('enrolments-by-week'),
    topCourses: top.filter((course) => course.learners > 0),
  };
}
