import type { AuthoredQuestion } from '@digiken/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Seeded, seedCourse } from './learning-fixtures';
import { question, seedQuiz, type SeedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id });
});

const { get, put } = instructorCalls(() => ({ server, tutor }));

const RUBRIC = {
  criteria: [
    {
      id: 'reasons',
      name: 'Reasons',
      levels: [
        { points: 0, text: 'None' },
        { points: 4, text: 'Two' },
      ],
    },
  ],
};
const ESSAY: AuthoredQuestion = {
  ...question(
    { type: 'essay', prompt: { text: 'Why do you rotate crops?', format: 'plain' } },
    { type: 'essay', rubric: RUBRIC },
  ),
  points: 4,
};
const [CHOICE] = TWO_CHOICES as [AuthoredQuestion];

async function enrolled(): Promise<SignedIn> {
  const as = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as, body })).status).toBe(201);
  return as;
}

const quiz = (seed: SeedQuiz) => seedQuiz(server, course.units[0]?.lessons[0] ?? '', seed);

/** A submitted attempt; `answers` by the place of the question, undefined: not answered. */
async function submitted(quizId: string, answers: (object | undefined)[], as?: SignedIn): Promise<string> {
  const taker = takerOf(server, as ?? (await enrolled()));
  const { data } = (await taker.start(quizId)).body;
  for (const [at, answer] of answers.entries())
    if (answer) await taker.save(data._id, data.questions[at].id, answer);
  server.clock.advance({ seconds: 1 });
  expect((await taker.submit(data._id)).status).toBe(200);
  return data._id;
}
const text = (words: string) => ({ type: 'essay', text: words });
const chose = (option: string) => ({ type: 'single', option });
const queue = async (path = '') =>
  (await get(`/marking${path}`)).body.data.map(({ _id }: { _id: string }) => _id);
const toMark = async (id: string, as = tutor) => (await get(`/marking/${id}`, as)).body.data;
const mark = async (id: string, points: number, more: object = {}, as = tutor) => {
  const { answers } = await toMark(id, as);
  const [{ slot, markedAt }] = answers;
  return put(`/marking/${id}/${slot}`, { points, levels: {}, comment: '', markedAt, ...more }, as);
};

describe('[12.22] the queue', () => {
  test('[17.99] is counted for the menu, of the own courses only, and shrinks with the last mark', async () => {
    const waiting = async (as = tutor) =>
      (await server.call('GET', '/console/work', { as })).body.data.marking;
    const before = await waiting();
    const attempt = await submitted(await quiz({ questions: [ESSAY] }), [text('To feed the soil.')]);
    expect(await waiting()).toBe(before + 1);
    expect(await waiting(await server.signedIn('tutor'))).toBe(0);
    expect((await mark(attempt, 4)).status).toBe(200);
    expect(await waiting()).toBe(before);
  });

  test('has attempts with answers that wait, the oldest first, and can be narrowed to a quiz or a course', async () => {
    const quizId = await quiz({ questions: [CHOICE, ESSAY] });
    const first = await submitted(quizId, [chose('c1'), text('To feed the soil.')]);
    const second = await submitted(quizId, [chose('c1'), text('Pests.')]);
    // Nothing waits in an empty essay.
    await submitted(quizId, [chose('c1'), undefined]);
    expect(await queue(`?quiz=${quizId}`)).toEqual([first, second]);
    expect(await queue(`?course=${course.id}`)).toEqual([first, second]);
    expect((await get(`/marking?quiz=${quizId}`)).body.data[0]).toMatchObject({
      waiting: 1,
      learner: { name: expect.any(String) },
      course: { _id: course.id },
    });
    expect((await toMark(first)).next).toBe(second);
  });

  test('is of the own courses only', async () => {
    const quizId = await quiz({ questions: [ESSAY] });
    const attempt = await submitted(quizId, [text('Soil.')]);
    const other = await server.signedIn('tutor');
    expect((await get('/marking', other)).body.data).toEqual([]);
    expect((await get(`/marking/${attempt}`, other)).status).toBe(404);
    expect((await get(`/quiz/${quizId}/results`, other)).status).toBe(404);
    const admin = await server.signedIn('admin');
    expect((await toMark(attempt, admin)).answers).toHaveLength(1);
  });

  test('[12.25] of an anonymous quiz shows no name, also in the results until all is marked', async () => {
    const quizId = await quiz({ questions: [ESSAY], settings: { anonymous: true } });
    const learner = await enrolled();
    const attempt = await submitted(quizId, [text('Soil.')], learner);
    const answers = [
      await get(`/marking?quiz=${quizId}`),
      await get(`/marking/${attempt}`),
      await get(`/quiz/${quizId}/results`),
      await get(`/quiz/${quizId}/results?search=${encodeURIComponent(learner.user.firstName)}`),
      await get(`/quiz/${quizId}/results/csv`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    for (const { body } of answers) {
      expect(JSON.stringify(body)).not.toContain(learner.id);
      expect(JSON.stringify(body)).not.toContain(learner.user.lastName);
    }
    await mark(attempt, 3);
    expect((await get(`/quiz/${quizId}/results`)).body.data[0].learner._id).toBe(learner.id);
  });
});

describe('[12.23] an answer that is marked', () => {
  test('[12.24] gives the attempt its score once none waits, with level and comment for the learner', async () => {
    const quizId = await quiz({ questions: [CHOICE, ESSAY, ESSAY] });
    const learner = await enrolled();
    const id = await submitted(quizId, [chose('c1'), text('Soil.'), text('Pests.')], learner);
    const before = await toMark(id);
    expect(before).toMatchObject({
      state: 'review',
      waiting: 2,
      pointsScored: 1,
      points: 9,
      answers: [
        { points: null, rubric: RUBRIC, answer: text('Soil.') },
        { points: null, answer: text('Pests.') },
      ],
    });
    const [one, two] = before.answers;
    const body = { levels: { reasons: 1 }, comment: 'Two good reasons.' };
    const half = await put(`/marking/${id}/${one.slot}`, { ...body, points: 4, markedAt: one.markedAt });
    expect(half.body.data).toMatchObject({ state: 'review', waiting: 1, pointsScored: 5 });
    const done = await put(`/marking/${id}/${two.slot}`, {
      points: 2,
      levels: {},
      comment: '',
      markedAt: two.markedAt,
    });
    expect(done.body.data).toMatchObject({ state: 'complete', waiting: 0, pointsScored: 7 });
    const attempt = (await takerOf(server, learner).read(id)).body.data;
    expect(attempt).toMatchObject({ state: 'complete', pointsScored: 7 });
    expect(attempt.reviews[one.slot]).toMatchObject({ correct: true, points: 4 });
    expect(attempt.reviews[one.slot].feedback).toContain('Two good reasons.');
    expect(await queue(`?quiz=${quizId}`)).toEqual([]);
  });

  test('can be marked again, and the score follows', async () => {
    const quizId = await quiz({ questions: [ESSAY] });
    const id = await submitted(quizId, [text('Soil.')]);
    await mark(id, 1);
    expect((await mark(id, 3)).body.data).toMatchObject({ state: 'complete', pointsScored: 3 });
    expect((await toMark(id)).answers[0].markedBy).toContain(tutor.user.firstName);
  });

  test('by two people at once keeps one mark, and the other person gets 409', async () => {
    const quizId = await quiz({ questions: [ESSAY] });
    const id = await submitted(quizId, [text('Soil.')]);
    const { answers } = await toMark(id);
    const { slot, markedAt } = answers[0];
    const marks = await Promise.all(
      [1, 2, 3].map((points) => put(`/marking/${id}/${slot}`, { points, levels: {}, comment: '', markedAt })),
    );
    expect(marks.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  test.each([
    ['more points than the question has', { points: 5 }, 'points'],
    ['a level that the rubric does not have', { levels: { reasons: 7 } }, 'levels'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const id = await submitted(await quiz({ questions: [ESSAY] }), [text('Soil.')]);
    const { status, body } = await mark(id, 1, wrong);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await toMark(id)).waiting).toBe(1);
  });
});

describe('results', () => {
  test('[12.26] list the attempts with their scores and the totals of the quiz; a file has them all', async () => {
    const quizId = await quiz({ questions: [CHOICE, ESSAY] });
    const learner = await enrolled();
    await submitted(quizId, [chose('c1'), undefined], learner);
    server.clock.advance({ minutes: 1 });
    const waiting = await submitted(quizId, [chose('c2'), text('=1+1')]);
    const { body } = await get(`/quiz/${quizId}/results`);
    expect(body.quiz).toMatchObject({ attempts: 2, learners: 2, waiting: 1, average: 0.2 });
    expect(body.data).toMatchObject([
      { _id: waiting, state: 'review', score: null },
      { state: 'complete', score: 0.2, pointsScored: 1, points: 5, learner: { _id: learner.id } },
    ]);
    const { name, csv } = (await get(`/quiz/${quizId}/results/csv`)).body.data;
    expect(name).toMatch(/\.csv$/);
    expect(csv.trim().split('\r\n')).toHaveLength(3);
    expect(csv).toContain(',1,5,20');
  });
});

describe('[12.28] statistics', () => {
  test('say how many chose what, and give advice from ten attempts', async () => {
    const quizId = await quiz({ questions: TWO_CHOICES, settings: { attempts: null } });
    const learner = await enrolled();
    for (let at = 0; at < 9; at += 1) await submitted(quizId, [chose('c2'), chose('c1')], learner);
    const before = (await get(`/quiz/${quizId}/statistics`)).body.data;
    expect(before[0]).toMatchObject({ attempts: 9, facility: 0, discrimination: null, advice: [] });
    await submitted(quizId, [chose('c2'), chose('c2')], learner);
    const [one, two] = (await get(`/quiz/${quizId}/statistics`)).body.data;
    expect(one).toMatchObject({
      attempts: 10,
      facility: 0,
      options: [
        { text: 'Right', right: true, share: 0 },
        { text: 'Wrong', right: false, share: 1 },
      ],
      advice: [{ code: 'nobody-right', option: { text: 'Wrong', share: 1 } }],
    });
    expect(two.facility).toBeCloseTo(0.9);
    expect(two.advice).toEqual([]);
  });

  test('count a question that goes with the rest of the score as 100', async () => {
    const quizId = await quiz({ questions: TWO_CHOICES });
    const learner = await enrolled();
    for (let at = 0; at < 10; at += 1) {
      const option = at < 5 ? 'c1' : 'c2';
      await submitted(quizId, [chose(option), chose(option)], learner);
    }
    const [one] = (await get(`/quiz/${quizId}/statistics`)).body.data;
    expect(one.discrimination).toBeCloseTo(100);
    expect(one.advice).toEqual([]);
  });

  test('count what is marked while another answer of the attempt waits for a person', async () => {
    const quizId = await quiz({ questions: [CHOICE, ESSAY] });
    const learner = await enrolled();
    let waiting = '';
    for (let at = 0; at < 10; at += 1)
      waiting = await submitted(quizId, [chose(at < 4 ? 'c1' : 'c2'), text('Soil.')], learner);
    const [choice, essay] = (await get(`/quiz/${quizId}/statistics`)).body.data;
    expect(choice).toMatchObject({
      attempts: 10,
      facility: 0.4,
      // No attempt has a score to compare with.
      discrimination: null,
      options: [{ share: 0.4 }, { share: 0.6 }],
      advice: [{ code: 'wrong-option', option: { text: 'Wrong', share: 0.6 } }],
    });
    expect(essay).toMatchObject({ attempts: 0, facility: null });
    await mark(waiting, 2);
    const [, marked] = (await get(`/quiz/${quizId}/statistics`)).body.data;
    expect(marked).toMatchObject({ attempts: 1, facility: 0.5 });
  });
});
