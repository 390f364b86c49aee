import type { AuthoredQuestion, QuestionKey } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../src/audit/tables';
import { notifications } from '../src/notifications/tables';
import { newId } from '../src/platform/ids';
import { addVersion, attemptMarks, bankQuestions, quizAttempts, quizSlots } from '../src/quizzes';
import { certificatePath } from './certificate-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { question, seedQuiz, type SeedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { instructorCalls } from './support/instructor-calls';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

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

const { get, post, put } = instructorCalls(() => ({ server, tutor }));
const [FIRST, SECOND] = TWO_CHOICES as [AuthoredQuestion, AuthoredQuestion];
const chose = (option: string) => ({ type: 'single', option });

async function enrolled(): Promise<SignedIn> {
  const as = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${course.id}/enrol`, { as, body })).status).toBe(201);
  return as;
}
const quiz = (seed: SeedQuiz = {}) => seedQuiz(server, course.units[0]?.lessons[0] ?? '', seed);

interface Taken {
  id: string;
  learner: SignedIn;
  slots: string[];
  result: () => Promise<Record<string, unknown>>;
}
/** A submitted attempt; `answers` by the place of the question, undefined: not answered. */
async function taken(quizId: string, answers: (object | undefined)[], as?: SignedIn): Promise<Taken> {
  const learner = as ?? (await enrolled());
  const taker = takerOf(server, learner);
  const { data } = (await taker.start(quizId)).body;
  const slots: string[] = data.questions.map(({ id }: { id: string }) => id);
  for (const [at, answer] of answers.entries())
    if (answer) await taker.save(data._id, slots[at] ?? '', answer);
  expect((await taker.submit(data._id)).status).toBe(200);
  return {
    id: data._id,
    learner,
    slots,
    result: async () => (await taker.read(data._id)).body.data,
  };
}

/** Publishes another version of a question, as an approved edit does. */
async function change(slotId: string, changed: Partial<AuthoredQuestion>): Promise<void> {
  const { db } = server.services;
  const [slot] = await db.select().from(quizSlots).where(eq(quizSlots.id, slotId));
  if (slot?.questionId == null) throw new Error('There is no such slot.');
  const version = await addVersion(db, slot.questionId, { ...FIRST, ...changed });
  await db.update(quizSlots).set({ version }).where(eq(quizSlots.id, slotId));
}
const NOW_SECOND: QuestionKey = { type: 'single', option: 'c2' };

const preview = async (quizId: string, slot: string, rule: string, as = tutor) =>
  (await get(`/quiz/${quizId}/regrading/${slot}?rule=${rule}`, as)).body.data;
const apply = (quizId: string, slot: string, rule: string, revision: string, as = tutor) =>
  post(`/quiz/${quizId}/regrading/${slot}`, { rule, revision }, as);
async function regrade(quizId: string, slot: string, rule: string) {
  const { revision } = await preview(quizId, slot, rule);
  const answer = await apply(quizId, slot, rule, revision);
  expect(answer.status).toBe(200);
  return answer.body;
}
const regradable = async (quizId: string) => (await get(`/quiz/${quizId}/regrading`)).body.data;

describe('[12.27] a question that got another key', () => {
  test('is named with the learners who answered before, until their answers are marked again', async () => {
    const quizId = await quiz();
    const one = await taken(quizId, [chose('c1'), chose('c1')]);
    await taken(quizId, [chose('c2'), chose('c1')]);
    const [slot = ''] = one.slots;
    expect(await regradable(quizId)).toEqual([]);
    await change(slot, { key: NOW_SECOND });
    expect(await regradable(quizId)).toEqual([
      { slot, number: 1, bank: null, prompt: 'First?', learners: 2 },
    ]);
    await regrade(quizId, slot, 'better');
    expect(await regradable(quizId)).toEqual([]);
  });

  test('is not named when only its words changed, but can still be marked again', async () => {
    const quizId = await quiz();
    const { slots } = await taken(quizId, [chose('c2'), chose('c1')]);
    await change(slots[0] ?? '', { feedback: { general: 'See lesson 2.' } });
    expect(await regradable(quizId)).toEqual([]);
    expect(await preview(quizId, slots[0] ?? '', 'full')).toMatchObject({ attempts: 1, raised: 1 });
  });

  test('has a preview by learner that changes nothing', async () => {
    const quizId = await quiz({ settings: { passShare: 0.6 } });
    const passed = await taken(quizId, [chose('c1'), chose('c1')]);
    const failed = await taken(quizId, [chose('c2'), chose('c1')]);
    const same = await taken(quizId, [undefined, chose('c1')]);
    const [slot = ''] = passed.slots;
    await change(slot, { key: NOW_SECOND });
    const shown = await preview(quizId, slot, 'new');
    expect(shown).toMatchObject({
      attempts: 3,
      learners: 3,
      raised: 1,
      lowered: 1,
      unchanged: 1,
      passNow: 1,
      passNoLonger: 1,
      kept: [],
      changes: [
        {
          _id: passed.id,
          learner: { _id: passed.learner.id },
          points: { before: 1, after: 0, of: 1 },
          score: { before: 1, after: 0.5 },
          passes: 'no-longer',
        },
        { _id: failed.id, score: { before: 0.5, after: 1 }, passes: 'now' },
      ],
    });
    expect(await preview(quizId, slot, 'better')).toMatchObject({ raised: 1, lowered: 0, passNoLonger: 0 });
    expect(await preview(quizId, slot, 'full')).toMatchObject({ raised: 2, lowered: 0, unchanged: 1 });
    for (const attempt of [passed, failed, same])
      expect(await attempt.result()).toMatchObject({ regraded: null });
    expect(await passed.result()).toMatchObject({ pointsScored: 2 });
  });

  test('shows no name of an attempt that waits in an anonymous quiz', async () => {
    const essay = question({ type: 'essay', prompt: { text: 'Why?', format: 'plain' } }, { type: 'essay' });
    const quizId = await quiz({ questions: [FIRST, essay], settings: { anonymous: true } });
    const { slots, learner } = await taken(quizId, [chose('c2'), { type: 'essay', text: 'Soil.' }]);
    await change(slots[0] ?? '', { key: NOW_SECOND });
    const shown = await preview(quizId, slots[0] ?? '', 'new');
    expect(shown.changes).toMatchObject([{ learner: null, score: null }]);
    expect(JSON.stringify(shown)).not.toContain(learner.id);
  });

  test('is only for the teachers of the course', async () => {
    const quizId = await quiz();
    const { slots } = await taken(quizId, [chose('c1')]);
    const other = await server.signedIn('tutor');
    expect((await get(`/quiz/${quizId}/regrading`, other)).status).toBe(404);
    expect((await get(`/quiz/${quizId}/regrading/${slots[0]}`, other)).status).toBe(404);
    expect((await apply(quizId, slots[0] ?? '', 'full', 'x', other)).status).toBe(404);
    expect((await get(`/quiz/${quizId}/regrading/none`)).status).toBe(404);
  });
});

describe('[12.29] marking again', () => {
  test.each([
    ['better', 2, 2],
    ['new', 1, 2],
    ['full', 2, 2],
  ])(
    'by the rule “%s” gives the points of that rule, whatever was applied before',
    async (rule, one, two) => {
      const quizId = await quiz();
      const old = await taken(quizId, [chose('c1'), chose('c1')]);
      const now = await taken(quizId, [chose('c2'), chose('c1')]);
      const [slot = ''] = old.slots;
      await change(slot, { key: NOW_SECOND });
      for (const earlier of ['full', 'new', 'better']) await regrade(quizId, slot, earlier);
      await regrade(quizId, slot, rule);
      expect(await old.result()).toMatchObject({ pointsScored: one });
      expect(await now.result()).toMatchObject({
        pointsScored: two,
        regraded: { pointsBefore: 1, scoreBefore: 0.5 },
      });
    },
  );

  test('is refused if anything changed since the preview, and changes nothing the second time', async () => {
    const quizId = await quiz();
    const one = await taken(quizId, [chose('c2'), chose('c1')]);
    const [slot = ''] = one.slots;
    await change(slot, { key: NOW_SECOND });
    const { revision } = await preview(quizId, slot, 'new');
    await change(slot, { key: { type: 'single', option: 'c1', credits: { c2: 0.5 } } });
    expect((await apply(quizId, slot, 'new', revision)).status).toBe(409);
    expect(await one.result()).toMatchObject({ pointsScored: 1 });
    const fresh = await preview(quizId, slot, 'new');
    const answers = await Promise.all([1, 2, 3].map(() => apply(quizId, slot, 'new', fresh.revision)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(
      answers.map(({ body }) => body.message).filter((said) => said.includes('changed: 1')),
    ).toHaveLength(1);
    expect(await one.result()).toMatchObject({ pointsScored: 1.5, regraded: { pointsBefore: 1 } });
    const admin = await server.signedIn('admin');
    const log = (await server.call('GET', '/admin/audit', { as: admin })).body.data;
    const entries = log.filter(
      ({ action, target }: { action: string; target: { _id: string } }) =>
        action === 'marked answers again in' && target._id === course.id,
    );
    expect(entries).toHaveLength(1);
  });

  test('leaves open attempts and attempts at the new version alone', async () => {
    const quizId = await quiz();
    const taker = takerOf(server, await enrolled());
    const open = (await taker.start(quizId)).body.data;
    const slot: string = open.questions[0].id;
    await taker.save(open._id, slot, chose('c2'));
    const ended = await taken(quizId, [chose('c2'), undefined]);
    await change(slot, { key: NOW_SECOND });
    const later = await taken(quizId, [chose('c1'), undefined]);
    expect((await regrade(quizId, slot, 'full')).data.attempts).toBe(1);
    expect(await ended.result()).toMatchObject({ pointsScored: 1 });
    expect(await later.result()).toMatchObject({ pointsScored: 0, regraded: null });
    expect((await taker.read(open._id)).body.data.state).toBe('open');
    // It asked the old version: it is named once it has ended.
    await taker.submit(open._id);
    expect(await regradable(quizId)).toMatchObject([{ slot, learners: 1 }]);
  });

  test('never touches a mark by a person', async () => {
    const quizId = await quiz();
    const one = await taken(quizId, [chose('c1'), chose('c1')]);
    const [slot = ''] = one.slots;
    await server.services.db
      .update(attemptMarks)
      .set({ markedBy: tutor.id, fraction: 0.25 })
      .where(and(eq(attemptMarks.attemptId, one.id), eq(attemptMarks.slot, slot)));
    await change(slot, { key: NOW_SECOND });
    expect(await regradable(quizId)).toEqual([]);
    const shown = await preview(quizId, slot, 'full');
    expect(shown).toMatchObject({ changes: [], kept: [{ _id: one.id, reason: 'by-hand' }] });
    await regrade(quizId, slot, 'full');
    const [mark] = await server.services.db
      .select()
      .from(attemptMarks)
      .where(and(eq(attemptMarks.attemptId, one.id), eq(attemptMarks.slot, slot)));
    expect(mark).toMatchObject({ fraction: 0.25, markedBy: tutor.id });
  });

  test('keeps the mark of an answer that the new question does not offer', async () => {
    const quizId = await quiz();
    const one = await taken(quizId, [chose('c1'), chose('c1')]);
    const [slot = ''] = one.slots;
    const options = [
      { id: 'c2', text: 'Wrong' },
      { id: 'c3', text: 'Right now' },
    ];
    await change(slot, {
      body: { type: 'single', prompt: { text: 'First?', format: 'plain' }, options },
      key: { type: 'single', option: 'c3' },
    });
    expect(await preview(quizId, slot, 'new')).toMatchObject({
      changes: [],
      kept: [{ _id: one.id, reason: 'answer' }],
    });
    await regrade(quizId, slot, 'new');
    expect(await one.result()).toMatchObject({ pointsScored: 2, regraded: null });
    expect(await regradable(quizId)).toEqual([]);
  });

  test('keeps the points of the attempt, and the score of an attempt that waits is still open', async () => {
    const essay = question({ type: 'essay', prompt: { text: 'Why?', format: 'plain' } }, { type: 'essay' });
    const quizId = await quiz({ questions: [{ ...FIRST, points: 3 }, essay, SECOND] });
    const one = await taken(quizId, [chose('c2'), { type: 'essay', text: 'Soil.' }, chose('c1')]);
    const [slot = ''] = one.slots;
    await change(slot, { key: NOW_SECOND, points: 10 });
    expect((await preview(quizId, slot, 'new')).changes).toMatchObject([
      { points: { before: 0, after: 3, of: 3 }, score: null },
    ]);
    await regrade(quizId, slot, 'new');
    expect((await get(`/marking/${one.id}`)).body.data).toMatchObject({ state: 'review', pointsScored: 4 });
  });

  test('[16.33] takes as many statements for many learners as for few, and they are told later', async () => {
    const statements = async (learners: number) => {
      const quizId = await quiz();
      const all: Taken[] = [];
      for (let at = 0; at < learners; at += 1) all.push(await taken(quizId, [chose('c2'), chose('c1')]));
      const [slot = ''] = all[0]?.slots ?? [];
      await change(slot, { key: NOW_SECOND });
      const { revision } = await preview(quizId, slot, 'new');
      await server.services.jobs.drain();
      const sent = await statementsOf(server, () => apply(quizId, slot, 'new', revision));
      await server.services.jobs.drain();
      for (const { result } of all) expect(await result()).toMatchObject({ pointsScored: 2 });
      const told = all.map(({ learner }) =>
        server.services.db.$count(
          notifications,
          and(eq(notifications.userId, learner.id), eq(notifications.type, 'mark')),
        ),
      );
      expect((await Promise.all(told)).every((count) => count > 0)).toBe(true);
      return sent.length;
    };
    expect(await statements(7)).toBe(await statements(2));
  });

  test('[12.30] has a certificate issued that the quiz was required for', async () => {
    const path = await certificatePath(server, { ownerId: tutor.id });
    await path.readLessons();
    await path.takeQuiz(1);
    expect(await path.list()).toEqual([]);
    const slots = await server.services.db.select().from(quizSlots).where(eq(quizSlots.quizId, path.quizId));
    const wrong = slots.find(({ position }) => position === 2)?.id ?? '';
    await change(wrong, { key: NOW_SECOND });
    await regrade(path.quizId, wrong, 'better');
    await server.services.jobs.drain();
    expect(await path.list()).toHaveLength(1);
  });
});

describe('[12.27] a question that is drawn from a bank', () => {
  let admin: SignedIn;
  beforeAll(async () => {
    admin = await server.signedIn('admin');
  });

  /** A bank in the published course. @returns its id, its name and the ids of its questions */
  async function bank(list: AuthoredQuestion[] = TWO_CHOICES) {
    const name = `Bank ${newId()}`;
    const id: string = (await post(`/course/${course.id}/banks`, { name }, admin)).body.data._id;
    await post(`/bank/${id}/questions`, { questions: list }, admin);
    const { data } = (await get(`/bank/${id}/questions`, admin)).body;
    return { id, name, questions: data.map(({ _id }: { _id: string }) => _id) as string[] };
  }
  const draw = async (quizId: string, bankId: string, parts: object = {}) => {
    const body = { bankId, tag: null, count: 2, points: 3, ...parts };
    expect((await post(`/quiz/${quizId}/draws`, body, admin)).status).toBe(201);
  };
  /** Publishes another key of a question of a bank. */
  async function changeInBank(bankId: string, id: string, key: QuestionKey) {
    const { data } = (await get(`/bank/${bankId}/question/${id}`, admin)).body;
    const body = { question: { ...data.question, key }, version: data.version };
    expect((await put(`/bank/${bankId}/question/${id}`, body, admin)).status).toBe(200);
  }
  /** A submitted attempt whose answers are told by the prompts of the questions, in whatever order they are drawn. */
  async function answered(quizId: string, options: Record<string, string>, as?: SignedIn) {
    const learner = as ?? (await enrolled());
    const taker = takerOf(server, learner);
    const { data } = (await taker.start(quizId)).body;
    for (const { id, prompt } of data.questions)
      if (options[prompt]) await taker.save(data._id, id, chose(options[prompt]));
    expect((await taker.submit(data._id)).status).toBe(200);
    return {
      id: data._id as string,
      learner,
      result: async () => (await taker.read(data._id)).body.data,
      slotOf: (prompt: string): string | undefined =>
        data.questions.find((one: { prompt: string }) => one.prompt === prompt)?.id,
    };
  }

  test('is named with its bank, wherever it was drawn, and marked again once', async () => {
    const { id, name, questions } = await bank();
    const quizId = await quiz({ questions: [question(SECOND.body, SECOND.key)] });
    await draw(quizId, id);
    const one = await answered(quizId, { 'First?': 'c1', 'Second?': 'c1' });
    const two = await answered(quizId, { 'First?': 'c2', 'Second?': 'c1' });
    expect(await regradable(quizId)).toEqual([]);
    const [first = ''] = questions;
    await changeInBank(id, first, NOW_SECOND);
    expect(await regradable(quizId)).toEqual([
      { slot: first, number: 2, bank: name, prompt: 'First?', learners: 2 },
    ]);
    const shown = await preview(quizId, first, 'new');
    expect(shown).toMatchObject({ slot: first, number: 2, bank: name, attempts: 2, raised: 1, lowered: 1 });
    expect(shown.changes.map(({ _id, points }: any) => [_id, points])).toEqual(
      expect.arrayContaining([
        [one.id, { before: 3, after: 0, of: 3 }],
        [two.id, { before: 0, after: 3, of: 3 }],
      ]),
    );
    expect(await one.result()).toMatchObject({ pointsScored: 7, regraded: null });
    const answers = await Promise.all([1, 2].map(() => apply(quizId, first, 'new', shown.revision)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await one.result()).toMatchObject({ pointsScored: 4, regraded: { pointsBefore: 7 } });
    expect(await two.result()).toMatchObject({ pointsScored: 7, regraded: { pointsBefore: 4 } });
    expect(await regradable(quizId)).toEqual([]);
    const entries = await server.services.db.select().from(auditLog).where(eq(auditLog.targetId, course.id));
    expect(entries.filter(({ action }) => action === 'marked answers again in')).toMatchObject([
      { detail: expect.stringContaining(`“First?” of the bank “${name}”: only the new key`) },
    ]);
  });

  test('[12.29] is marked again in attempts that drew it only, also by two draws of one bank', async () => {
    const tagged = TWO_CHOICES.map((one, at) => ({ ...one, tags: [`t${at}`] }));
    const { id, questions } = await bank(tagged);
    const quizId = await quiz({ questions: [] });
    await draw(quizId, id, { count: 1, points: 1 });
    const learner = await enrolled();
    const both = [
      await answered(quizId, { 'First?': 'c2', 'Second?': 'c2' }, learner),
      await answered(quizId, { 'First?': 'c2', 'Second?': 'c2' }, learner),
    ];
    await draw(quizId, id, { tag: 't0', count: 1, points: 1 });
    const later = await answered(quizId, { 'First?': 'c2', 'Second?': 'c2' });
    const [first = ''] = questions;
    await changeInBank(id, first, NOW_SECOND);
    expect(await regradable(quizId)).toMatchObject([{ slot: first, number: 1, learners: 2 }]);
    expect(await preview(quizId, first, 'new')).toMatchObject({ attempts: 2, raised: 2 });
    await regrade(quizId, first, 'new');
    for (const attempt of [...both, later])
      expect(await attempt.result()).toMatchObject({ pointsScored: attempt.slotOf('First?') ? 1 : 0 });
  });

  test('keeps its own version beside the quiz that asks it by name', async () => {
    const { id, questions } = await bank();
    const [first = ''] = questions;
    const drawing = await quiz({ questions: [] });
    await draw(drawing, id);
    const naming = await quiz({ place: 'pre', questions: [] });
    const added = await post(`/quiz/${naming}/from-bank`, { bankId: id, questionIds: [first] }, admin);
    expect(added.status).toBe(201);
    await answered(drawing, { 'First?': 'c2' });
    await answered(naming, { 'First?': 'c2' });
    await changeInBank(id, first, NOW_SECOND);
    expect(await regradable(drawing)).toMatchObject([{ slot: first }]);
    expect(await regradable(naming)).toEqual([]);
    expect((await get(`/quiz/${naming}/regrading/${first}`)).status).toBe(404);
  });

  test('is not offered once its bank or the quiz has left it out', async () => {
    const { id, questions } = await bank();
    const quizId = await quiz({ questions: [] });
    await draw(quizId, id);
    await answered(quizId, { 'First?': 'c2' });
    const [first = ''] = questions;
    await changeInBank(id, first, NOW_SECOND);
    await server.services.db.delete(bankQuestions).where(eq(bankQuestions.id, first));
    expect(await regradable(quizId)).toEqual([]);
    expect((await get(`/quiz/${quizId}/regrading/${first}`)).status).toBe(404);
  });

  test('[12.29] never changes a mark by a person, nor an attempt that is open', async () => {
    const { id, questions } = await bank();
    const quizId = await quiz({ questions: [] });
    await draw(quizId, id);
    const one = await answered(quizId, { 'First?': 'c1', 'Second?': 'c1' });
    const slot = one.slotOf('First?') ?? '';
    await server.services.db
      .update(attemptMarks)
      .set({ markedBy: tutor.id, fraction: 0.25 })
      .where(and(eq(attemptMarks.attemptId, one.id), eq(attemptMarks.slot, slot)));
    const open = takerOf(server, await enrolled());
    const { data } = (await open.start(quizId)).body;
    const [first = ''] = questions;
    await changeInBank(id, first, NOW_SECOND);
    expect(await regradable(quizId)).toEqual([]);
    expect(await preview(quizId, first, 'full')).toMatchObject({
      attempts: 1,
      changes: [],
      kept: [{ _id: one.id, reason: 'by-hand' }],
    });
    await regrade(quizId, first, 'full');
    const [mark] = await server.services.db
      .select()
      .from(attemptMarks)
      .where(and(eq(attemptMarks.attemptId, one.id), eq(attemptMarks.slot, slot)));
    expect(mark).toMatchObject({ fraction: 0.25, markedBy: tutor.id });
    const [row] = await server.services.db.select().from(quizAttempts).where(eq(quizAttempts.id, data._id));
    expect(row).toMatchObject({ state: 'open', score: null });
  });
});

describe('[12.31] answers that arrived late', () => {
  /** An attempt of ten minutes whose answers come a minute after its end. */
  async function lateAttempt(settings = {}) {
    const quizId = await quiz({ settings: { timeLimitMinutes: 10, ...settings } });
    const learner = await enrolled();
    const taker = takerOf(server, learner);
    const { data } = (await taker.start(quizId)).body;
    const [one, two]: { id: string }[] = data.questions;
    await taker.save(data._id, one?.id ?? '', chose('c2'), 1_000);
    server.clock.advance({ minutes: 11 });
    const late = [one, two].map((slot) => ({
      slot: slot?.id,
      seq: 50,
      answer: chose('c1'),
      elapsedMs: 9 * 60_000,
    }));
    expect((await taker.send(data._id, late)).body.data.saved).toMatchObject([
      { late: true },
      { late: true },
    ]);
    return { id: data._id as string, quizId, taker };
  }
  const shown = async (id: string) => (await get(`/marking/${id}`)).body.data;
  const decide = async (id: string, accept: boolean) => {
    const { late } = await shown(id);
    const answers = late.map(({ slot, seq }: { slot: string; seq: number }) => ({ slot, seq }));
    return post(`/marking/${id}/late-answers`, { accept, answers });
  };

  test('are shown with the answer that counts instead, and in the results', async () => {
    const { id, quizId } = await lateAttempt();
    const { late } = await shown(id);
    expect(late).toMatchObject([
      { answer: chose('c1'), instead: chose('c2'), decision: 'waiting' },
      { answer: chose('c1'), instead: null, decision: 'waiting' },
    ]);
    expect(Date.parse(late[0].receivedAt) - Date.parse(late[0].givenAt)).toBe(2 * 60_000);
    expect((await get(`/quiz/${quizId}/results`)).body.data).toMatchObject([{ late: 2, score: 0 }]);
  });

  test('[12.32] count as if in time once they are accepted; the decision can be changed', async () => {
    const { id, taker, quizId } = await lateAttempt();
    expect((await taker.read(id)).body.data).toMatchObject({ pointsScored: 0, lateAnswers: 2 });
    expect((await decide(id, true)).status).toBe(200);
    const accepted = (await taker.read(id)).body.data;
    expect(accepted).toMatchObject({
      pointsScored: 2,
      lateAnswers: 0,
      late: [{ decision: 'accepted' }, { decision: 'accepted' }],
    });
    expect(accepted.answers).toMatchObject([{ answer: chose('c1') }, { answer: chose('c1') }]);
    expect((await get(`/quiz/${quizId}/results`)).body.data).toMatchObject([{ late: 0, score: 1 }]);
    expect((await decide(id, false)).status).toBe(200);
    const declined = (await taker.read(id)).body.data;
    expect(declined).toMatchObject({
      pointsScored: 0,
      late: [{ decision: 'declined' }, { decision: 'declined' }],
    });
    expect(declined.answers).toMatchObject([{ answer: chose('c2') }]);
  });

  test('are decided as they were read: 409 if others arrived meanwhile', async () => {
    const { id, taker } = await lateAttempt();
    const { late } = await shown(id);
    const [first] = late;
    await taker.send(id, [{ slot: first.slot, seq: 51, answer: chose('c2'), elapsedMs: 9 * 60_000 }]);
    const answers = late.map(({ slot, seq }: { slot: string; seq: number }) => ({ slot, seq }));
    expect((await post(`/marking/${id}/late-answers`, { accept: true, answers })).status).toBe(409);
    expect((await taker.read(id)).body.data.pointsScored).toBe(0);
  });

  test('are marked by the rule by which the question was marked again', async () => {
    const { id, quizId, taker } = await lateAttempt();
    const { late } = await shown(id);
    await change(late[0].slot, { key: NOW_SECOND });
    await regrade(quizId, late[0].slot, 'new');
    expect((await taker.read(id)).body.data.pointsScored).toBe(1);
    await decide(id, true);
    // c1 is wrong by the new key of the first question, and right in the second.
    expect((await taker.read(id)).body.data.pointsScored).toBe(1);
  });

  test('wait for a person if only a person can mark them, and a mark of another answer does not stay', async () => {
    const essay = question({ type: 'essay', prompt: { text: 'Why?', format: 'plain' } }, { type: 'essay' });
    const quizId = await quiz({ questions: [essay], settings: { timeLimitMinutes: 10 } });
    const taker = takerOf(server, await enrolled());
    const { data } = (await taker.start(quizId)).body;
    const slot: string = data.questions[0].id;
    await taker.save(data._id, slot, { type: 'essay', text: 'Short.' });
    server.clock.advance({ minutes: 11 });
    await taker.send(data._id, [
      { slot, seq: 50, answer: { type: 'essay', text: 'Long.' }, elapsedMs: 60_000 },
    ]);
    const { answers } = await shown(data._id);
    const body = { points: 1, levels: {}, comment: 'Too short.', markedAt: answers[0].markedAt };
    expect((await put(`/marking/${data._id}/${slot}`, body)).body.data.state).toBe('complete');
    expect((await decide(data._id, true)).body.data).toMatchObject({
      state: 'review',
      waiting: 1,
      answers: [{ points: null, comment: '', answer: { text: 'Long.' } }],
    });
  });
});
