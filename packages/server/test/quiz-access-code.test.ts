import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { collect } from '../src/privacy/archive';
import { type Seeded, seedCourse } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
let quizId: string;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
  quizId = await newQuiz();
});

const newQuiz = () =>
  seedQuiz(server, course.units[0]?.lessons[0] ?? '', { place: 'pre', settings: { accessCode: '0417' } });
async function learner() {
  const as = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  await server.call('POST', `/course/${course.id}/enrol`, { as, body });
  return { as, ...takerOf(server, as) };
}
const failures = async (id = quizId) =>
  (await server.call('GET', `/instructor/quiz/${id}/results`, { as: tutor })).body.codeFailures;

describe('[15.102] the access code of a quiz', () => {
  test('can be guessed five times in a quarter of an hour, also at the same time', async () => {
    const { as, start } = await learner();
    const codes = Array.from({ length: 40 }, (_, at) => String(1000 + at));
    const answers = await Promise.all(codes.map((code) => start(quizId, code)));
    const count = (status: number) => answers.filter((one) => one.status === status).length;
    expect([count(422), count(429)]).toEqual([5, 35]);
    const right = await start(quizId, '0417');
    expect(right.status).toBe(429);
    expect(right.body.message).toBe(
      'Too many wrong access codes. Ask your instructor for the code, and try again in 15 minutes.',
    );
    expect(await failures()).toEqual([
      {
        learner: { _id: as.id, name: expect.any(String) },
        count: 5,
        lastAt: server.clock.now().toISOString(),
      },
    ]);
    server.clock.advance({ minutes: 15, seconds: 1 });
    expect((await start(quizId, '0417')).status).toBe(200);
  });

  test('counts wrong codes only, for each learner', async () => {
    const one = await learner();
    const other = await learner();
    for (const code of ['1', '2', '3', '4']) await one.start(quizId, code);
    // Neither the question for the code nor a start that it allows counts.
    expect((await one.start(quizId)).status).toBe(422);
    for (let at = 0; at < 8; at += 1) expect((await one.start(quizId, '0417')).status).toBe(200);
    expect((await other.start(quizId, '5')).status).toBe(422);
    expect(await failures()).toEqual([]);
  });

  test('is part of the copy of personal data once it was guessed', async () => {
    const { as, start } = await learner();
    await start(quizId, '1');
    const { parts } = await collect(server.services, as.id);
    expect(parts.quizzes).toMatchObject({ wrongAccessCodes: [{ quizId, count: 1 }] });
  });
});
