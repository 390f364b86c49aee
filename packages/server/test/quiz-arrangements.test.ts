import { SHORTENED_MIN_MS } from '@digiken/contract/constants';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Seeded, seedCourse } from './learning-fixtures';
import { seedQuiz, type SeedQuiz, takerOf } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let admin: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  admin = await server.signedIn('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
});

const { get, put, remove } = instructorCalls(() => ({ server, tutor }));
const NONE = { opensAt: null, closesAt: null, timeLimitMinutes: null, attempts: null };
const HOUR_MS = 3_600_000;

async function enrolled(): Promise<SignedIn> {
  const as = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as, body })).status).toBe(201);
  return as;
}
const quiz = (seed: SeedQuiz = {}) => seedQuiz(server, course.units[0]?.lessons[0] ?? '', seed);
const later = (ms: number) => new Date(server.clock.now().getTime() + ms);
const setTimes = (quizId: string, learner: SignedIn, times: object, as = tutor) =>
  put(`/quiz/${quizId}/overrides/${learner.id}`, { ...NONE, ...times }, as);
const accommodate = (learner: SignedIn, changed: object, as = admin) =>
  server.call('PUT', `/admin/user/${learner.id}/accommodation`, {
    as,
    body: { factor: 1, untimed: false, extraAttempts: 0, ...changed },
  });
/** Minutes from the start of an open attempt to its end; null: no end. */
async function minutesOf(taker: ReturnType<typeof takerOf>, attemptId: string): Promise<number | null> {
  const { startedAt, deadline } = (await taker.read(attemptId)).body.data;
  return deadline === null ? null : (Date.parse(deadline) - Date.parse(startedAt)) / 60_000;
}

describe('[12.33] times for single learners', () => {
  test('are listed by name beside those for everybody, changed and removed', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30, attempts: 1 } });
    const learner = await enrolled();
    expect((await get(`/quiz/${quizId}/overrides`)).body).toMatchObject({
      data: [],
      quiz: { timeLimitMinutes: 30, attempts: 1, opensAt: null, course: { _id: course.id } },
    });
    const closesAt = later(48 * HOUR_MS).toISOString();
    expect((await setTimes(quizId, learner, { timeLimitMinutes: 45, closesAt })).status).toBe(200);
    expect((await setTimes(quizId, learner, { timeLimitMinutes: 60, attempts: 3 })).status).toBe(200);
    expect((await get(`/quiz/${quizId}/overrides`)).body.data).toEqual([
      {
        learner: { _id: learner.id, name: expect.any(String) },
        ...NONE,
        timeLimitMinutes: 60,
        attempts: 3,
      },
    ]);
    const taker = takerOf(server, learner);
    expect((await taker.quiz(quizId)).body.data).toMatchObject({
      timeLimitMinutes: 60,
      extraMinutes: 30,
      attemptsAllowed: 3,
    });
    expect((await remove(`/quiz/${quizId}/overrides/${learner.id}`)).status).toBe(200);
    expect((await taker.quiz(quizId)).body.data).toMatchObject({ timeLimitMinutes: 30, attemptsAllowed: 1 });
    expect((await remove(`/quiz/${quizId}/overrides/${learner.id}`)).status).toBe(404);
  });

  test('open a closed quiz for one learner only', async () => {
    const quizId = await quiz({ closesAt: later(-HOUR_MS) });
    const learner = await enrolled();
    const other = await enrolled();
    await setTimes(quizId, learner, { closesAt: later(HOUR_MS).toISOString() });
    expect((await takerOf(server, learner).start(quizId)).status).toBe(200);
    expect((await takerOf(server, other).start(quizId)).status).toBe(403);
  });

  test.each([
    ['nothing is entered', {}, 'opensAt'],
    ['it closes before it opens', { opensAt: HOUR_MS, closesAt: HOUR_MS / 2 }, 'closesAt'],
    ['it opens after it closes for everybody', { opensAt: 100 * HOUR_MS }, 'closesAt'],
    ['the limit is not a whole number', { timeLimitMinutes: 1.5 }, 'timeLimitMinutes'],
    ['there are no attempts', { attempts: 0 }, 'attempts'],
  ])('are refused if %s', async (_what, times, field) => {
    const quizId = await quiz({ closesAt: later(24 * HOUR_MS) });
    const given = Object.fromEntries(
      Object.entries(times).map(([name, value]) => [
        name,
        name.endsWith('At') ? later(value).toISOString() : value,
      ]),
    );
    const { status, body } = await setTimes(quizId, await enrolled(), given);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('are for learners of the course, and its teachers answer', async () => {
    const quizId = await quiz();
    const stranger = await server.signedIn('user');
    expect((await setTimes(quizId, stranger, { attempts: 2 })).status).toBe(404);
    const learner = await enrolled();
    const other = await server.signedIn('tutor');
    expect((await setTimes(quizId, learner, { attempts: 2 }, other)).status).toBe(404);
    expect((await get(`/quiz/${quizId}/overrides`, other)).status).toBe(404);
    expect((await setTimes(quizId, learner, { attempts: 2 }, admin)).status).toBe(200);
  });
});

describe('[12.34] an open attempt', () => {
  test('gets its new end when its learner gets more time', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30 } });
    const learner = await enrolled();
    const taker = takerOf(server, learner);
    const { _id: id } = (await taker.start(quizId)).body.data;
    server.clock.advance({ minutes: 20 });
    const { body } = await setTimes(quizId, learner, { timeLimitMinutes: 50 });
    expect(body.message).toContain('new end');
    expect(await minutesOf(taker, id)).toBe(50);
    // The learner's device hears it with the next answer.
    server.clock.advance({ minutes: 25 });
    const { data } = (await taker.read(id)).body;
    const saved = await taker.save(id, data.questions[0].id, { type: 'single', option: 'c1' });
    expect(saved.body.data).toMatchObject({ state: 'open', deadline: data.deadline });
  });

  test('with less time ends in a minute at the earliest', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30 } });
    const learner = await enrolled();
    const taker = takerOf(server, learner);
    const { _id: id } = (await taker.start(quizId)).body.data;
    server.clock.advance({ minutes: 20 });
    await setTimes(quizId, learner, { timeLimitMinutes: 10 });
    const { deadline } = (await taker.read(id)).body.data;
    expect(Date.parse(deadline) - server.clock.now().getTime()).toBe(SHORTENED_MIN_MS);
  });

  test('whose time is over is not opened again', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30 } });
    const learner = await enrolled();
    const taker = takerOf(server, learner);
    const { _id: id } = (await taker.start(quizId)).body.data;
    server.clock.advance({ minutes: 31 });
    await setTimes(quizId, learner, { timeLimitMinutes: 60 });
    expect((await taker.read(id)).body.data).toMatchObject({ state: 'complete', timedOut: true });
  });

  test('that starts at the same time as its times change has the new ones', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30 } });
    const learners = await Promise.all(Array.from({ length: 6 }, () => enrolled()));
    await Promise.all(
      learners.map(async (learner, at) => {
        const taker = takerOf(server, learner);
        const change =
          at % 2 === 0
            ? setTimes(quizId, learner, { timeLimitMinutes: 60 })
            : accommodate(learner, { factor: 2 });
        const [started] = await Promise.all([taker.start(quizId), change]);
        expect(await minutesOf(taker, started.body.data._id)).toBe(60);
      }),
    );
  });
});

describe('[12.35] an accommodation', () => {
  test('applies to open attempts and new ones of all quizzes, together with other times', async () => {
    const one = await quiz({ settings: { timeLimitMinutes: 30, attempts: 1 } });
    const learner = await enrolled();
    const taker = takerOf(server, learner);
    const { _id: id } = (await taker.start(one)).body.data;
    const set = await accommodate(learner, { factor: 1.5, extraAttempts: 1 });
    expect(set.body).toMatchObject({ data: { factor: 1.5, untimed: false, extraAttempts: 1 } });
    expect(await minutesOf(taker, id)).toBe(45);
    await setTimes(one, learner, { timeLimitMinutes: 40 });
    expect(await minutesOf(taker, id)).toBe(60);
    await accommodate(learner, { untimed: true });
    expect(await minutesOf(taker, id)).toBe(null);
    await accommodate(learner, {});
    expect(await minutesOf(taker, id)).toBe(40);
  });

  test('is private: only the learner and administrators read it, and only admin sets it', async () => {
    const quizId = await quiz({ settings: { timeLimitMinutes: 30 } });
    const learner = await enrolled();
    await accommodate(learner, { factor: 2.75 });
    const own = await server.call('GET', '/accommodation', { as: learner });
    expect(own.body.data).toEqual({ factor: 2.75, untimed: false, extraAttempts: 0 });
    const sudo = await server.signedIn('sudo');
    const path = `/admin/user/${learner.id}/accommodation`;
    expect((await server.call('GET', path, { as: sudo })).body.data.factor).toBe(2.75);
    expect((await accommodate(learner, { factor: 1 }, sudo)).status).toBe(403);
    expect((await server.call('GET', path, { as: tutor })).status).toBe(403);
    await takerOf(server, learner).start(quizId);
    await setTimes(quizId, learner, { attempts: 2 });
    for (const seen of [
      await get(`/quiz/${quizId}/overrides`),
      await get(`/quiz/${quizId}/results`),
      await get(`/users?search=${encodeURIComponent(learner.user.firstName)}`),
    ])
      expect(JSON.stringify(seen.body)).not.toMatch(/2\.75|factor|accommodation/);
    const log = (await server.call('GET', '/admin/audit', { as: admin })).body.data;
    const entry = log.find(
      ({ action, target }: { action: string; target: { _id: string } }) =>
        action === 'changed the time in quizzes of' && target._id === learner.id,
    );
    expect(entry).toMatchObject({ detail: null });
  });

  test.each([
    ['factor', { factor: 3.5 }],
    ['factor', { factor: 0.5 }],
    ['extraAttempts', { extraAttempts: -1 }],
  ])('is refused by its field %s', async (field, changed) => {
    const { status, body } = await accommodate(await server.signedIn('user'), changed);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });
});
