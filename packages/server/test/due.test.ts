import type { DueItem } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { liveClasses } from '../src/live/tables';
import { seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { planned, schedule } from './live-fixtures';
import { pathOf } from './next-step-fixtures';
import { type SeedQuiz, seedQuiz } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

const DAY = 24 * 60;

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
/** Quizzes of the course. */
let made = 0;
let learner: ReturnType<typeof pathOf>;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  made = 0;
  // Nobody hosts two classes at once.
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0] });
  learner = pathOf(server, await server.signedIn('user'));
  await learner.enrol(course);
});

const due = async () =>
  (await server.call('GET', '/learning/due', { as: learner.as })).body.data as DueItem[];
const kinds = async () => (await due()).map(({ kind }) => kind);
const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
const classIn = (minutes: number) => schedule(server, tutor, planned(server, course.id, minutes));
/** Each in a place of its own: a lesson has one quiz before and one after it. */
function quizIn(minutes: number, more: SeedQuiz = {}) {
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const place = made < lessons.length ? 'post' : 'pre';
  const lesson = lessons[made % lessons.length] ?? '';
  made += 1;
  return seedQuiz(server, lesson, { place, closesAt: inMinutes(minutes), ...more });
}
async function assign(of: Seeded, days: number): Promise<void> {
  const hub = await seedHub(server);
  const as = hub.administrator;
  await server.call('PUT', `/my-hub/course/${of.id}`, { as });
  await seedMembers(server, hub.id, [learner.as.id]);
  const on = inMinutes(days * DAY)
    .toISOString()
    .slice(0, 10);
  const body = {
    ...{ courseId: of.id, everyone: true, cohortIds: [], startsOn: null, note: '' },
    due: { kind: 'date', on },
  };
  expect((await server.call('POST', '/my-hub/assignments', { as, body })).status).toBe(201);
  await server.services.jobs.drain();
}

describe('[12.116] what is due soon', () => {
  test('is classes, quizzes that close and dates of hubs, in order of time', async () => {
    const quiz = await quizIn(2 * DAY, { settings: { attempts: 3 } });
    await assign(course, 4);
    const first = await classIn(DAY);
    await learner.done(course.units[0]?.lessons[0]);
    expect(await due()).toMatchObject([
      { kind: 'class', _id: first, open: false, host: tutor.user.name, minutes: 45, place: course.title },
      { kind: 'quiz', _id: quiz, open: false, questions: 2, attempts: 3, place: course.title },
      {
        kind: 'course',
        _id: course.id,
        lessons: 3,
        place: 'Kibera Makers',
        at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  test('begins with a class that is open, and has three items at most', async () => {
    await quizIn(5);
    await quizIn(20);
    const open = await classIn(10);
    await classIn(2 * DAY);
    expect(await due()).toMatchObject([
      { kind: 'class', _id: open, open: true },
      { kind: 'quiz' },
      { kind: 'quiz' },
    ]);
  });

  test('leaves out what is cancelled, ended, next week, not open yet, closed, done and late', async () => {
    const cancelled = await classIn(DAY);
    const ended = await classIn(10);
    await classIn(8 * DAY);
    await quizIn(3 * DAY, { opensAt: inMinutes(DAY) });
    await quizIn(-5);
    const done = await quizIn(3 * DAY);
    await learner.take(done, 2);
    const now = server.clock.now();
    const set = (id: string, values: object) =>
      server.services.db.update(liveClasses).set(values).where(eq(liveClasses.id, id));
    await set(cancelled, { cancelledAt: now });
    await set(ended, { endedAt: now });
    expect(await due()).toEqual([]);
  });

  test('keeps a quiz with an attempt under way', async () => {
    const quiz = await quizIn(2 * DAY);
    await learner.start(quiz);
    expect(await due()).toMatchObject([{ kind: 'quiz', _id: quiz, open: true }]);
  });

  test('is nothing of a course that is not owned, and nothing for a visitor', async () => {
    const other = pathOf(server, await server.signedIn('user'));
    await quizIn(2 * DAY);
    await classIn(DAY);
    learner = other;
    expect(await kinds()).toEqual([]);
    expect((await server.call('GET', '/learning/due')).status).toBe(401);
  });

  test('takes as many statements for many as for one, nine at most', async () => {
    await quizIn(2 * DAY);
    await classIn(DAY);
    await due();
    const one = await statementsOf(server, due);
    for (const minutes of [3, 4, 5, 6]) {
      await quizIn(minutes * DAY);
      await classIn(minutes * 60);
    }
    await assign(course, 2);
    const many = await statementsOf(server, due);
    expect(many).toHaveLength(one.length);
    expect(many.length).toBeLessThanOrEqual(9);
  });
});
