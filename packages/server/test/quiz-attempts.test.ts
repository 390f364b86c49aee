import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endOverdue } from '../src/quizzes/attempts/end';
import { accommodations, attemptAnswers, quizAttempts, quizOverrides } from '../src/quizzes/tables';
import { type Seeded, seedCourse } from './learning-fixtures';
import { everyType, seedQuiz, type SeedQuiz, takerOf } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const MINUTE = 60_000;
const RIGHT = { type: 'single', option: 'c1' };
const WRONG = { type: 'single', option: 'c2' };

let server: TestServer;
let course: Seeded;
let learner: SignedIn;
let taker: ReturnType<typeof takerOf>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server);
  learner = await enrolled();
  taker = takerOf(server, learner);
});

async function enrolled(): Promise<SignedIn> {
  const as = await server.signedIn('user');
  const answer = await server.call('POST', `/course/${course.id}/enrol`, {
    as,
    body: { choice: { whole: true }, expectedTotal: 0 },
  });
  expect(answer.status).toBe(201);
  return as;
}
const lesson = (at = 0) => course.units[0]?.lessons[at] ?? '';
const quiz = (seed?: SeedQuiz) => seedQuiz(server, lesson(), seed);
const started = async (quizId: string, who = taker) => {
  const { status, body } = await who.start(quizId);
  expect(status).toBe(200);
  return body.data;
};
const slots = (attempt: { questions: { id: string }[] }) => attempt.questions.map(({ id }) => id);

describe('[12.1] an attempt', () => {
  test('asks the questions without their keys, keeps the answers and marks them', async () => {
    const id = await quiz();
    const attempt = await started(id);
    expect(attempt).toMatchObject({
      number: 1,
      state: 'open',
      held: true,
      deadline: null,
      answers: [],
      points: 2,
    });
    expect(attempt.questions).toMatchObject([
      { number: 1, type: 'single', prompt: 'First?', options: [{ text: 'Right' }, { text: 'Wrong' }] },
      { number: 2, prompt: 'Second?' },
    ]);
    const [one = '', two = ''] = slots(attempt);
    expect((await taker.save(attempt._id, one, WRONG)).body.data).toMatchObject({
      saved: [{ slot: one, seq: 1, late: false }],
      refused: [],
      state: 'open',
    });
    await taker.save(attempt._id, one, RIGHT);
    await taker.save(attempt._id, two, WRONG);
    expect((await taker.read(attempt._id)).body.data.answers).toEqual(
      [
        { slot: one, seq: 2, answer: RIGHT },
        { slot: two, seq: 3, answer: WRONG },
      ].toSorted((a, b) => (a.slot < b.slot ? -1 : 1)),
    );
    const { body } = await taker.submit(attempt._id);
    expect(body.data).toMatchObject({ state: 'complete', score: 0.5, pointsScored: 1, timedOut: false });
    expect(body.data.reviews[two]).toEqual({
      correct: false,
      points: 0,
      feedback: 'Read the lesson again.',
      feedbackLanguage: 'en',
      right: RIGHT,
    });
    expect(body.data.quiz).toMatchObject({ progress: 'done', score: 0.5, passed: false, attemptsUsed: 1 });
  });

  test('of every type is marked; an essay waits for a person', async () => {
    const attempt = await started(await quiz({ questions: everyType('canary') }));
    const byType = new Map(attempt.questions.map((one: any) => [one.type, one.id]));
    const answers: [string, object][] = [
      ['single', { option: 'c2' }],
      ['multiple', { options: ['c1', 'c3'] }],
      ['true-false', { value: true }],
      ['numeric', { text: '1,234.5' }],
      ['short-text', { text: ' nairobi' }],
      ['fill-in', { blanks: { b1: 'april' } }],
      ['matching', { pairs: { c1: 'r1', c2: 'r2' } }],
      ['ordering', { order: ['c1', 'c2', 'c3'] }],
      ['essay', { text: 'Because it rains.' }],
    ];
    for (const [type, answer] of answers) {
      const { body } = await taker.save(attempt._id, byType.get(type) as string, { type, ...answer });
      expect(body.data.refused).toEqual([]);
    }
    const { data } = (await taker.submit(attempt._id)).body;
    expect(data).toMatchObject({ state: 'review', score: null, quiz: { score: null, passed: null } });
    const verdicts = answers.map(([type]) => [type, data.reviews[byType.get(type) as string].correct]);
    expect(Object.fromEntries(verdicts)).toEqual({
      ...Object.fromEntries(answers.map(([type]) => [type, true])),
      essay: 'pending',
    });
  });

  test('is started once, however often and from however many tabs at once', async () => {
    const id = await quiz();
    const answers = await Promise.all(Array.from({ length: 12 }, () => taker.start(id)));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    expect(await server.services.db.$count(quizAttempts, eq(quizAttempts.quizId, id))).toBe(1);
  });

  test('is submitted once; answers after it are refused, and the score stays', async () => {
    const attempt = await started(await quiz());
    const [one = ''] = slots(attempt);
    await taker.save(attempt._id, one, RIGHT);
    const answers = await Promise.all(Array.from({ length: 5 }, () => taker.submit(attempt._id)));
    expect(answers.map(({ body }) => body.data.score)).toEqual([0.5, 0.5, 0.5, 0.5, 0.5]);
    const late = await taker.save(attempt._id, one, WRONG);
    expect(late.body.data).toMatchObject({
      saved: [],
      refused: [{ slot: one, message: 'This attempt has been submitted.' }],
      state: 'complete',
    });
    expect((await taker.read(attempt._id)).body.data.score).toBe(0.5);
  });
});

describe('[12.2] answers', () => {
  test('may arrive twice and out of order: the highest number counts', async () => {
    const attempt = await started(await quiz());
    const [one = ''] = slots(attempt);
    const event = (seq: number, answer: unknown) => ({ slot: one, seq, answer, elapsedMs: seq });
    await taker.send(attempt._id, [event(3, RIGHT)]);
    const { body } = await taker.send(attempt._id, [event(2, WRONG), event(3, RIGHT), event(1, null)]);
    expect(body.data).toMatchObject({ saved: [{ slot: one, seq: 3 }], refused: [] });
    expect((await taker.read(attempt._id)).body.data.answers).toEqual([{ slot: one, seq: 3, answer: RIGHT }]);
    const rows = await server.services.db
      .select()
      .from(attemptAnswers)
      .where(eq(attemptAnswers.attemptId, attempt._id));
    expect(rows).toHaveLength(3);
    await taker.send(attempt._id, [event(4, null)]);
    expect((await taker.read(attempt._id)).body.data.answers).toEqual([{ slot: one, seq: 4, answer: null }]);
  });

  test('another answer under a used number is not acknowledged', async () => {
    const attempt = await started(await quiz());
    const [one = ''] = slots(attempt);
    await taker.send(attempt._id, [{ slot: one, seq: 1, answer: RIGHT, elapsedMs: 1 }]);
    const { body } = await taker.send(attempt._id, [{ slot: one, seq: 1, answer: WRONG, elapsedMs: 1 }]);
    expect(body.data.refused).toEqual([
      { slot: one, seq: 1, message: 'Another answer was saved with this number.' },
    ]);
  });

  test('that do not fit the question are refused, and the others are saved', async () => {
    const attempt = await started(await quiz({ questions: everyType('canary') }));
    const idOf = (type: string) => attempt.questions.find((one: any) => one.type === type).id;
    const misfits: [string, object][] = [
      ['single', { type: 'single', option: 'nowhere' }],
      ['multiple', { type: 'multiple', options: ['c1', 'c1'] }],
      ['true-false', { type: 'single', option: 'c1' }],
      ['fill-in', { type: 'fill-in', blanks: { other: 'x' } }],
      ['matching', { type: 'matching', pairs: { c1: 'c1' } }],
      ['ordering', { type: 'ordering', order: ['c1', 'c1'] }],
      ['short-text', { type: 'short-text', text: 'x'.repeat(101) }],
    ];
    const events = misfits.map(([type, answer]) => ({ slot: idOf(type), seq: 1, answer, elapsedMs: 1 }));
    const { body } = await taker.send(attempt._id, [
      ...events,
      { slot: 'unknown', seq: 1, answer: RIGHT, elapsedMs: 1 },
      { slot: idOf('numeric'), seq: 1, answer: { type: 'numeric', text: '5' }, elapsedMs: 1 },
    ]);
    expect(body.data.refused).toHaveLength(8);
    expect(body.data.saved).toEqual([{ slot: idOf('numeric'), seq: 1, late: false }]);
  });

  test('that are numbers nobody can read are kept and stop the submission with a sentence', async () => {
    const attempt = await started(await quiz({ questions: everyType('canary') }));
    const slot = attempt.questions.find((one: any) => one.type === 'numeric').id;
    await taker.save(attempt._id, slot, { type: 'numeric', text: '1,5' });
    const { status, body } = await taker.submit(attempt._id);
    expect(status).toBe(422);
    expect(body.errors[slot]).toMatch(/^Write decimals with a point/);
    expect((await taker.read(attempt._id)).body.data).toMatchObject({
      state: 'open',
      answers: [{ slot, answer: { text: '1,5' } }],
    });
    await taker.save(attempt._id, slot, { type: 'numeric', text: '1.5' });
    expect((await taker.submit(attempt._id)).status).toBe(200);
  });
});

describe('[12.104] answers with characters that the database cannot store', () => {
  const BROKEN = 'Soil \ud83c and \u0000 rain \udf3e 🌾';
  const KEPT = 'Soil \ufffd and \ufffd rain \ufffd 🌾';

  test('are kept with U+FFFD in their place, and sent again they are the same answers', async () => {
    const quizId = await quiz({ questions: everyType('key') });
    const attempt = await started(quizId);
    const slotOf = (type: string) => attempt.questions.find((one: any) => one.type === type).id;
    const answers = [
      ['essay', { type: 'essay', text: BROKEN }, { type: 'essay', text: KEPT }],
      ['short-text', { type: 'short-text', text: BROKEN }, { type: 'short-text', text: KEPT }],
      ['fill-in', { type: 'fill-in', blanks: { b1: BROKEN } }, { type: 'fill-in', blanks: { b1: KEPT } }],
    ] as const;
    const events = answers.map(([type, answer]) => ({ slot: slotOf(type), seq: 1, answer, elapsedMs: 1000 }));
    const twice = [await taker.send(attempt._id, events), await taker.send(attempt._id, events)];
    for (const { status, body } of twice) expect([status, body.data.refused]).toEqual([200, []]);
    const stored = new Map(
      (await taker.read(attempt._id)).body.data.answers.map((one: any) => [one.slot, one.answer]),
    );
    for (const [type, , kept] of answers) expect(stored.get(slotOf(type))).toEqual(kept);
    expect((await taker.submit(attempt._id)).status).toBe(200);
  });

  test('do not cost the other answers that were sent with them', async () => {
    const attempt = await started(await quiz());
    const [one, two] = slots(attempt);
    const { status, body } = await taker.send(attempt._id, [
      { slot: one, seq: 1, answer: { type: 'single', option: 'c\ud83c' }, elapsedMs: 1000 },
      { slot: two, seq: 1, answer: RIGHT, elapsedMs: 1000 },
    ]);
    expect(status).toBe(200);
    expect(body.data.saved).toMatchObject([{ slot: two }]);
    expect(body.data.refused).toMatchObject([{ slot: one }]);
  });
});

describe('[12.11] the clock of the server', () => {
  const timed = () => quiz({ settings: { timeLimitMinutes: 10 } });

  test('ends an attempt at its deadline, open browser or not, with what was saved', async () => {
    const attempt = await started(await timed());
    const [one = ''] = slots(attempt);
    await taker.save(attempt._id, one, RIGHT);
    expect(Date.parse(attempt.deadline) - Date.parse(attempt.startedAt)).toBe(10 * MINUTE);
    server.clock.advance({ minutes: 10 });
    await endOverdue(server.services);
    const row = async () =>
      (await server.services.db.select().from(quizAttempts).where(eq(quizAttempts.id, attempt._id)))[0];
    expect(await row()).toMatchObject({ state: 'open' });
    server.clock.advance({ seconds: 6 });
    await endOverdue(server.services);
    expect(await row()).toMatchObject({ state: 'complete', timedOut: true, score: 1 });
    expect((await row())?.submittedAt?.toISOString()).toBe(attempt.deadline);
  });

  test('takes answers for five more seconds; later ones are kept as late and not marked', async () => {
    const attempt = await started(await timed());
    const [one = '', two = ''] = slots(attempt);
    server.clock.advance({ minutes: 10, seconds: 5 });
    expect((await taker.save(attempt._id, one, RIGHT, 10 * MINUTE)).body.data).toMatchObject({
      saved: [{ slot: one, late: false }],
      state: 'open',
    });
    server.clock.advance({ minutes: 1 });
    const answer = await taker.save(attempt._id, two, RIGHT, 9 * MINUTE);
    expect(answer.body.data).toMatchObject({ saved: [{ slot: two, late: true }], state: 'complete' });
    const tooLate = await taker.save(attempt._id, two, RIGHT, 11 * MINUTE);
    expect(tooLate.body.data.refused).toMatchObject([{ message: 'The time of this attempt was over.' }]);
    expect((await taker.read(attempt._id)).body.data).toMatchObject({
      timedOut: true,
      score: 0.5,
      lateAnswers: 1,
    });
  });

  test('ends attempts when the quiz closes', async () => {
    const closesAt = new Date(server.clock.now().getTime() + 3 * MINUTE);
    const attempt = await started(await quiz({ settings: { timeLimitMinutes: 10 }, closesAt }));
    expect(attempt.deadline).toBe(closesAt.toISOString());
  });

  test('two processes end the same attempts once', async () => {
    const id = await timed();
    const others = await Promise.all(Array.from({ length: 5 }, () => enrolled()));
    for (const other of others) await started(id, takerOf(server, other));
    server.clock.advance({ minutes: 10 });
    await endOverdue(server.services);
    server.clock.advance({ minutes: 1 });
    const ended = await Promise.all([endOverdue(server.services), endOverdue(server.services)]);
    expect(ended[0] + ended[1]).toBe(5);
  });
});

test('[12.12] a second device takes over, and the first is told', async () => {
  const id = await quiz();
  const attempt = await started(id);
  const [one = ''] = slots(attempt);
  await taker.save(attempt._id, one, RIGHT);
  const phone = takerOf(server, learner);
  const seen = await started(id, phone);
  expect(seen).toMatchObject({ _id: attempt._id, held: false });
  expect((await phone.send(attempt._id, [{ slot: one, seq: 9, answer: WRONG, elapsedMs: 1 }])).status).toBe(
    409,
  );
  expect((await phone.takeOver(attempt._id)).body.data).toMatchObject({
    held: true,
    answers: [{ slot: one, seq: 1, answer: RIGHT }],
  });
  const refused = await taker.save(attempt._id, one, WRONG);
  expect(refused).toMatchObject({ status: 409, body: { code: 'taken-over' } });
  expect(await taker.submit(attempt._id)).toMatchObject({ status: 409, body: { code: 'taken-over' } });
  expect((await phone.submit(attempt._id)).body.data).toMatchObject({ state: 'complete', score: 0.5 });
});

describe('[12.8] the settings of a quiz', () => {
  const message = async (answer: Promise<{ status: number; body: any }>) => {
    const { status, body } = await answer;
    return `${status} ${body.message}`;
  };

  test('opening and closing time, attempts, delay and access code', async () => {
    const at = (minutes: number) => new Date(server.clock.now().getTime() + minutes * MINUTE);
    expect(await message(taker.start(await quiz({ opensAt: at(5) })))).toBe('403 This quiz is not open yet.');
    expect(await message(taker.start(await quiz({ closesAt: at(-5) })))).toBe('403 This quiz is closed.');
    const coded = await quiz({ settings: { accessCode: 'mango' } });
    expect(await message(taker.start(coded))).toBe('422 Enter the access code.');
    expect(await message(taker.start(coded, 'melon'))).toBe('422 This is not the access code.');
    expect((await taker.quiz(coded)).body.data).toMatchObject({ needsAccessCode: true });
    expect((await taker.start(coded, 'mango')).status).toBe(200);
    const limited = await quiz({ place: 'pre', settings: { attempts: 2, delayMinutes: 30 } });
    await taker.submit((await started(limited))._id);
    expect(await message(taker.start(limited))).toBe('409 The next attempt cannot start yet.');
    expect((await taker.quiz(limited)).body.data.nextAttemptAt).toBe(at(30).toISOString());
    server.clock.advance({ minutes: 30 });
    await taker.submit((await started(limited))._id);
    server.clock.advance({ minutes: 30 });
    expect(await message(taker.start(limited))).toBe('403 You have used all your attempts.');
  });

  test.each([
    ['highest', 1],
    ['average', 2 / 3],
    ['first', 0.5],
    ['last', 0.5],
  ] as const)('the %s attempt counts', async (grading, score) => {
    const id = await quiz({ settings: { grading } });
    for (const right of [1, 2, 1]) {
      const attempt = await started(id);
      for (const slot of slots(attempt).slice(0, right)) await taker.save(attempt._id, slot, RIGHT);
      await taker.submit(attempt._id);
    }
    expect((await taker.quiz(id)).body.data.score).toBeCloseTo(score, 10);
  });

  test('shuffled options keep their order for an attempt; items to order never start in the right order', async () => {
    const id = await quiz({
      questions: everyType('canary'),
      settings: { shuffleOptions: true, shuffleQuestions: true },
    });
    const attempt = await started(id);
    expect((await taker.read(attempt._id)).body.data.questions).toEqual(attempt.questions);
    const orders = new Set<string>();
    for (let run = 0; run < 12; run += 1) {
      const other = takerOf(server, await enrolled());
      const { questions } = await started(id, other);
      orders.add(questions.map((one: any) => one.type).join());
      const { items } = questions.find((one: any) => one.type === 'ordering');
      expect(items.map((item: any) => item.id)).not.toEqual(['c1', 'c2', 'c3']);
    }
    expect(orders.size).toBeGreaterThan(1);
  });
});

describe('[12.9] learners with rules of their own', () => {
  test('an accommodation extends every limit; an override replaces a setting', async () => {
    const { db } = server.services;
    const id = await quiz({ settings: { timeLimitMinutes: 30, attempts: 1 } });
    await db.insert(accommodations).values({ userId: learner.id, factor: 2, extraAttempts: 1 });
    expect((await taker.quiz(id)).body.data).toMatchObject({
      timeLimitMinutes: 60,
      extraMinutes: 30,
      attemptsAllowed: 2,
    });
    await db
      .insert(quizOverrides)
      .values({ quizId: id, userId: learner.id, timeLimitMinutes: 40, attempts: 4 });
    expect((await taker.quiz(id)).body.data).toMatchObject({ timeLimitMinutes: 80, attemptsAllowed: 5 });
    await db.update(accommodations).set({ untimed: true }).where(eq(accommodations.userId, learner.id));
    expect(await started(id)).toMatchObject({ deadline: null });
    const other = takerOf(server, await enrolled());
    expect((await other.quiz(id)).body.data).toMatchObject({
      timeLimitMinutes: 30,
      extraMinutes: 0,
      attemptsAllowed: 1,
    });
  });
});

test('[12.14] the result is shown when the quiz says, and not before', async () => {
  const closesAt = new Date(server.clock.now().getTime() + 60 * MINUTE);
  const id = await quiz({ settings: { review: 'after-close', reviewShows: ['points'] }, closesAt });
  const attempt = await started(id);
  const hidden = (await taker.submit(attempt._id)).body.data;
  expect(hidden).toMatchObject({
    state: 'complete',
    score: null,
    reviews: {},
    reviewAt: closesAt.toISOString(),
  });
  expect(hidden.quiz).toMatchObject({ score: null, passed: null, attempts: [{ score: null }] });
  server.clock.advance({ minutes: 61 });
  const shown = (await taker.read(attempt._id)).body.data;
  expect(shown).toMatchObject({ score: 0, reviewAt: null });
  for (const review of Object.values(shown.reviews)) expect(review).toEqual({ correct: false, points: 0 });
  const never = await started(await quiz({ place: 'pre', settings: { review: 'never' } }));
  expect((await taker.submit(never._id)).body.data).toMatchObject({
    score: null,
    reviewAt: null,
    reviews: {},
  });
});

describe('[12.15] quizzes of a lesson and of a learner', () => {
  test('a lesson has its quizzes in the language that is read, else in its own', async () => {
    const ids = {
      post: await quiz(),
      pre: await quiz({ place: 'pre' }),
      swahili: await quiz({ language: 'sw' }),
      empty: await seedQuiz(server, lesson(1), { questions: [] }),
    };
    const of = async (lessonId: string, language = '') =>
      (
        await server.call('GET', `/course/unit/lesson/${lessonId}/quizzes${language}`, { as: learner })
      ).body.data.map((one: any) => one._id);
    expect(await of(lesson())).toEqual([ids.pre, ids.post]);
    expect(await of(lesson(), '?language=sw')).toEqual([ids.swahili]);
    expect(await of(lesson(), '?language=fr')).toEqual([ids.pre, ids.post]);
    expect(await of(lesson(1))).toEqual([]);
  });

  test('the list has what is due by closing time, then by place, and filters by progress', async () => {
    const soon = new Date(server.clock.now().getTime() + MINUTE * 600);
    const later = await quiz();
    const open = await quiz({ place: 'pre' });
    const first = await seedQuiz(server, lesson(1), { closesAt: soon });
    const list = async (filter = '') =>
      (await server.call('GET', `/quizzes${filter}`, { as: learner })).body.data.map((one: any) => one._id);
    expect(await list()).toEqual([first, open, later]);
    await taker.submit((await started(later))._id);
    await started(open);
    expect(await list('?progress=due')).toEqual([first]);
    expect(await list('?progress=in-progress')).toEqual([open]);
    expect(await list('?progress=done')).toEqual([later]);
  });

  test('pages of the list go on by key, forwards and back', async () => {
    for (let at = 0; at < 23; at += 1)
      await seedQuiz(server, lesson(), { language: `en`, place: at % 2 ? 'pre' : 'post' });
    const big = await seedCourse(server, { prices: Array.from({ length: 13 }, () => 0) });
    await server.call('POST', `/course/${big.id}/enrol`, {
      as: learner,
      body: { choice: { whole: true }, expectedTotal: 0 },
    });
    for (const unit of big.units) for (const id of unit.lessons) await seedQuiz(server, id);
    const page = async (cursor = '') =>
      (
        await server.call('GET', `/quizzes?${cursor && `cursor=${encodeURIComponent(cursor)}`}`, {
          as: learner,
        })
      ).body;
    const one = await page();
    const two = await page(one.next);
    expect([one.data.length, two.data.length]).toEqual([20, 8]);
    const ids = [...one.data, ...two.data].map((row: any) => row._id);
    expect(new Set(ids).size).toBe(28);
    expect((await page(two.previous)).data).toEqual(one.data);
  });
});

describe('[12.16] who may', () => {
  test('a quiz of a unit that is not owned is refused with the unit; attempts of others do not exist', async () => {
    const id = await quiz();
    const stranger = takerOf(server, await server.signedIn('user'));
    expect(await stranger.start(id)).toMatchObject({
      status: 403,
      body: { unit: { title: 'Unit 1', course: { _id: course.id } } },
    });
    const attempt = await started(id);
    expect((await stranger.read(attempt._id)).status).toBe(404);
    expect((await stranger.submit(attempt._id)).status).toBe(404);
    expect((await stranger.save(attempt._id, 'slot', null)).status).toBe(404);
    expect((await stranger.takeOver(attempt._id)).status).toBe(404);
    expect((await server.call('GET', '/quizzes', { as: await server.signedIn('tutor') })).status).toBe(403);
    expect((await server.call('GET', '/quizzes')).status).toBe(401);
  });

  test('no answer of any call names a key or its feedback before the review is open', async () => {
    const canary = 'kipepeo-canary';
    const id = await quiz({ questions: everyType(canary), settings: { review: 'never' } });
    const attempt = await started(id);
    const answers = [
      await taker.start(id),
      await taker.quiz(id),
      await taker.read(attempt._id),
      await taker.save(attempt._id, slots(attempt)[0] ?? '', WRONG),
      await taker.takeOver(attempt._id),
      await server.call('GET', '/quizzes', { as: learner }),
      await server.call('GET', `/course/unit/lesson/${lesson()}/quizzes`, { as: learner }),
      await server.call('GET', `/course/unit/lesson/${lesson()}`, { as: learner }),
      await server.call('GET', `/course/${course.id}`, { as: learner }),
      await server.call('GET', `/search?q=${canary}`, { as: learner }),
      await taker.submit(attempt._id),
    ];
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(JSON.stringify(body).replaceAll(`"query":"${canary}"`, '')).not.toContain(canary);
    }
  });
});
