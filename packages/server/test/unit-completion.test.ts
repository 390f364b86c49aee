import type { Enrolled, Unit } from '@digiken/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Seeded, seedCourse } from './learning-fixtures';
import { seedQuiz, type SeedQuiz, takerOf } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
let learner: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
  learner = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  const enrolled = await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body });
  expect(enrolled.status).toBe(201);
});

const { get, put } = instructorCalls(() => ({ server, tutor }));
const lessonsOf = (unit = 0) => course.units[unit]?.lessons ?? [];
const unitId = () => course.units[0]?.id ?? '';

/** A quiz that counts, after the first lesson. */
const required = (more: SeedQuiz = {}) =>
  seedQuiz(server, lessonsOf()[0] ?? '', {
    ...more,
    settings: { required: true, practice: false, passShare: 0.5, ...more.settings },
  });

async function readAll(): Promise<void> {
  for (const id of lessonsOf()) {
    const body = { done: true };
    const path = `/course/unit/lesson/${id}/progress`;
    expect((await server.call('PUT', path, { as: learner, body })).status).toBe(200);
  }
}

async function take(quizId: string, right: boolean): Promise<void> {
  const taker = takerOf(server, learner);
  const { data } = (await taker.start(quizId)).body;
  for (const { id } of data.questions)
    await taker.save(data._id, id, { type: 'single', option: right ? 'c1' : 'c2' });
  expect((await taker.submit(data._id)).status).toBe(200);
}

/** Changes the unit as an administrator, so that it is live at once. */
async function ask(requiresQuizzes: boolean): Promise<void> {
  const as = await server.signedIn('admin');
  const path = `/instructor/unit/${unitId()}`;
  const { title, summary, price, version } = (await server.call('GET', path, { as })).body.data;
  const body = { title, summary, price, version, requiresQuizzes };
  expect((await server.call('PUT', path, { as, body })).status).toBe(200);
}

const unitNow = async (as = learner): Promise<Unit> =>
  (await server.call('GET', `/course/unit/${unitId()}`, { as })).body.data.unit;
const enrolledNow = async (): Promise<Enrolled> =>
  (await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner })).body.data[0];

describe('[12.148] a unit', () => {
  test('is complete once its lessons are done, whatever its quizzes say, unless it asks for them', async () => {
    await required();
    expect(await unitNow()).toMatchObject({ complete: false, quizzes: { total: 0, passed: 0 } });
    await readAll();
    expect(await unitNow()).toMatchObject({ complete: true, quizzes: { total: 0, passed: 0 } });
    expect((await enrolledNow()).quizzesToPass).toBe(0);
  });

  test('that asks for its required quizzes is complete once they are passed too', async () => {
    const quizId = await required();
    await ask(true);
    await readAll();
    const open = { complete: false, quizzes: { total: 1, passed: 0 }, progress: { fraction: 1 } };
    expect(await unitNow()).toMatchObject(open);
    expect((await enrolledNow()).quizzesToPass).toBe(1);
    const { units } = (await server.call('GET', `/course/${course.id}`, { as: learner })).body.data;
    expect(units[0]).toMatchObject({ complete: false, quizzes: { total: 1, passed: 0 } });
    await take(quizId, false);
    expect(await unitNow()).toMatchObject(open);
    await take(quizId, true);
    expect(await unitNow()).toMatchObject({ complete: true, quizzes: { total: 1, passed: 1 } });
    expect((await enrolledNow()).quizzesToPass).toBe(0);
  });

  test('is not complete while lessons are left, even if its quizzes are passed', async () => {
    const quizId = await required();
    await ask(true);
    await take(quizId, true);
    expect(await unitNow()).toMatchObject({ complete: false, quizzes: { total: 1, passed: 1 } });
  });

  test('counts neither practice nor quizzes without questions, and a translated quiz once', async () => {
    await required();
    await required({ language: 'sw' });
    await required({ place: 'pre', settings: { practice: true } });
    await seedQuiz(server, lessonsOf()[1] ?? '', {
      questions: [],
      settings: { required: true, practice: false },
    });
    await ask(true);
    expect(await unitNow()).toMatchObject({ quizzes: { total: 1, passed: 0 } });
  });

  test('tells nothing about the quizzes of others: visitors and strangers see none', async () => {
    const quizId = await required();
    await ask(true);
    await take(quizId, true);
    const stranger = await server.signedIn('user');
    expect(await unitNow(stranger)).toMatchObject({ complete: false, quizzes: { total: 0, passed: 0 } });
    const visitor = (await server.call('GET', `/course/unit/${unitId()}`)).body.data.unit;
    expect(visitor).toMatchObject({ complete: false, quizzes: { total: 0, passed: 0 } });
  });
});

test('[12.149] an instructor sets what completes a unit; in a published course it waits for the review', async () => {
  const path = `/unit/${unitId()}`;
  await required();
  const { title, summary, price, version, requiresQuizzes } = (await get(path)).body.data;
  expect(requiresQuizzes).toBe(false);
  const details = { title, summary, price, version };
  const minor = await put(path, { ...details, requiresQuizzes: true, minor: true });
  expect(minor.status).toBe(422);
  expect((await put(path, { ...details, requiresQuizzes: true })).status).toBe(200);
  const edited = (await get(path)).body.data;
  expect(edited).toMatchObject({ requiresQuizzes: true, publishing: { pending: true } });
  expect(await unitNow()).toMatchObject({ quizzes: { total: 0 } });
  const { changes } = (await get(`/course/${course.id}/changes`)).body.data;
  expect(changes).toMatchObject([{ item: 'unit', parts: ['completion'] }]);
  // A window that does not know the setting leaves it as it is.
  expect((await put(path, { ...details, version: edited.version, title: 'Renamed' })).status).toBe(200);
  expect((await get(path)).body.data).toMatchObject({ title: 'Renamed', requiresQuizzes: true });
});
