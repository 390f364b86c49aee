import type { LearningWeek } from '@digiken/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { enrolments } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let course: Seeded;
let lessons: string[];
let achieng: SignedIn;
beforeEach(async () => {
  course = await seedCourse(server, { prices: [0, 0, 0, 0] });
  lessons = course.units.flatMap((unit) => unit.lessons);
  achieng = await server.signedIn();
});

const DAY = 86_400_000;
const NAIROBI = 3 * 3_600_000;

/** Monday, 00:00 in Nairobi, of the week of the server's clock. */
function monday(): number {
  const there = new Date(server.clock.now().getTime() + NAIROBI);
  const midnight = Date.UTC(there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate());
  return midnight - ((there.getUTCDay() + 6) % 7) * DAY - NAIROBI;
}

const dateThere = (ms: number) => new Date(ms + NAIROBI).toISOString().slice(0, 10);

/** Achieng has done one lesson at each of the moments. */
async function doneAt(...moments: number[]): Promise<void> {
  const rows = moments.map((ms, index) => ({
    userId: achieng.user._id,
    lessonId: lessons[index] ?? '',
    doneAt: new Date(ms),
    lastOpenedAt: new Date(ms),
  }));
  await server.services.db.insert(lessonProgress).values(rows);
}

const week = async (as = achieng): Promise<LearningWeek> =>
  (await server.call('GET', '/learning/week', { as })).body.data;
const goal = (lessonsAWeek: unknown, as = achieng) =>
  server.call('PUT', '/learning/goal', { as, body: { lessons: lessonsAWeek } });

test('[12.111] a new learner has seven empty days from Monday to Sunday, and no goal', async () => {
  const start = monday();
  expect(await week()).toEqual({
    goal: null,
    done: 0,
    today: dateThere(server.clock.now().getTime()),
    days: Array.from({ length: 7 }, (_, day) => ({ date: dateThere(start + day * DAY), lessons: 0 })),
    weeksInARow: 0,
  });
});

test('[12.111] the week begins with Monday in Nairobi, to the second', async () => {
  const start = monday();
  await doneAt(start - 1, start, start + 1000, start + DAY - 1, start + DAY);
  const { done, days } = await week();
  expect(done).toBe(4);
  expect(days.map((day) => day.lessons)).toEqual([3, 1, 0, 0, 0, 0, 0]);
});

test('[12.111] lessons of other learners, and lessons that are not done any more, do not count', async () => {
  const { id: courseId } = course;
  await server.services.db
    .insert(enrolments)
    .values({ userId: achieng.user._id, courseId, whole: true, createdAt: server.clock.now() });
  const mark = (done: boolean) =>
    server.call('PUT', `/course/unit/lesson/${lessons[1]}/progress`, { as: achieng, body: { done } });
  expect((await mark(true)).status).toBe(200);
  expect((await week()).done).toBe(1);
  expect((await week(await server.signedIn())).done).toBe(0);
  await mark(false);
  expect((await week()).done).toBe(0);
});

test('[12.112] a lesson that is marked as done again stays in the week in which it was done', async () => {
  await server.services.db
    .insert(enrolments)
    .values({ userId: achieng.user._id, courseId: course.id, whole: true, createdAt: server.clock.now() });
  await doneAt(monday() - DAY);
  await server.call('PUT', `/course/unit/lesson/${lessons[0]}/progress`, {
    as: achieng,
    body: { done: true },
  });
  expect((await week()).done).toBe(0);
});

test('[12.113] weeks in a row count up to this week, or to the last one while this one has no lesson', async () => {
  const start = monday();
  await doneAt(start - 1, start - 6 * DAY, start - 8 * DAY, start - 22 * DAY);
  expect((await week()).weeksInARow).toBe(2);
  await server.services.db.insert(lessonProgress).values({
    userId: achieng.user._id,
    lessonId: lessons[7] ?? '',
    doneAt: new Date(start),
    lastOpenedAt: new Date(start),
  });
  expect((await week()).weeksInARow).toBe(3);
});

test('[12.113] after a week without a lesson the count begins again', async () => {
  await doneAt(monday() - 8 * DAY);
  expect((await week()).weeksInARow).toBe(0);
});

test('[12.114] a learner sets, changes and removes a goal of 1 to 50 lessons a week', async () => {
  expect((await goal(3)).body).toEqual({ message: 'Your goal is set.' });
  await goal(5);
  expect((await week()).goal).toBe(5);
  expect((await week(await server.signedIn())).goal).toBeNull();
  for (const wrong of [0, 51, 2.5, 'many', undefined]) expect((await goal(wrong)).status).toBe(422);
  expect((await goal(null)).body).toEqual({ message: 'Your goal is removed.' });
  expect((await week()).goal).toBeNull();
});
