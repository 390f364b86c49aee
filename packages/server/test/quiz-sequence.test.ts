import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../src/platform/ids';
import { collect } from '../src/privacy/archive';
import { quizAttempts, type QuizSettings, quizzes } from '../src/quizzes/tables';
import { type Seeded, seedCourse } from './learning-fixtures';
import { question, seedQuiz, takerOf } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { upload } from './support/upload';
import { action, syncOf } from './sync-fixtures';

const RIGHT = { type: 'single', option: 'c1' };
const WRONG = { type: 'single', option: 'c2' };
const LEFT = { status: 409, body: { code: 'question-left' } };

const choice = (text: string) =>
  question(
    {
      type: 'single',
      prompt: { text, format: 'plain' },
      options: [
        { id: 'c1', text: 'Right' },
        { id: 'c2', text: 'Wrong' },
      ],
    },
    { type: 'single', option: 'c1' },
  );
const THREE = ['First?', 'Second?', 'Third?'].map(choice);
const number = question(
  { type: 'numeric', prompt: { text: 'How many?', format: 'plain' } },
  { type: 'numeric', accepted: [{ value: 3, credit: 1 }] },
);
const file = question(
  { type: 'file', prompt: { text: 'Send it.', format: 'plain' }, accept: '.txt', maxBytes: 1000 },
  { type: 'file' },
);

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
  learner = await server.signedIn('user');
  const body = { choice: { whole: true }, expectedTotal: 0 };
  await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body });
  taker = takerOf(server, learner);
});

async function started(questions = THREE, settings: Partial<QuizSettings> = {}) {
  const quizId = await seedQuiz(server, course.units[0]?.lessons[0] ?? '', {
    questions,
    settings: { sequential: true, ...settings },
  });
  return (await taker.start(quizId)).body.data;
}
const prompts = (attempt: { questions: { prompt: string }[] }) =>
  attempt.questions.map(({ prompt }) => prompt);
const read = async (attemptId: string) => (await taker.read(attemptId)).body.data;
/** Leaves the first question with an answer. @returns the slots of the first two */
async function atSecond(attempt: { _id: string; questions: { id: string }[] }, answer: unknown = WRONG) {
  const first = attempt.questions[0]?.id ?? '';
  const { body } = await taker.leave(attempt._id, first, answer);
  return [first, body.data.next.id as string] as const;
}

describe('[15.100] a quiz without a way back', () => {
  test('sends the question that may be answered and those before it, the next one with the save', async () => {
    const attempt = await started();
    expect(attempt).toMatchObject({ questionCount: 3, questions: [{ number: 1, prompt: 'First?' }] });
    expect(attempt.questions).toHaveLength(1);
    const [first] = attempt.questions;
    // A save alone leaves nothing: what is typed is saved while it is typed.
    await taker.save(attempt._id, first.id, RIGHT);
    await taker.save(attempt._id, first.id, WRONG);
    expect(prompts(await read(attempt._id))).toEqual(['First?']);
    const { body } = await taker.leave(attempt._id, first.id, RIGHT);
    expect(body.data).toMatchObject({
      saved: [{ slot: first.id }],
      next: { number: 2, prompt: 'Second?', options: [{ text: 'Right' }, { text: 'Wrong' }] },
    });
    // Sent again, because the response was lost, and after a reload.
    const again = await taker.leave(attempt._id, first.id);
    expect(again.body.data.next).toEqual(body.data.next);
    expect(prompts(await read(attempt._id))).toEqual(['First?', 'Second?']);
    const last = await taker.leave(attempt._id, body.data.next.id);
    expect(last.body.data.next).toMatchObject({ number: 3 });
    const all = await read(attempt._id);
    expect(prompts(all)).toEqual(['First?', 'Second?', 'Third?']);
    expect(all.questionCount).toBeUndefined();
    await taker.save(attempt._id, last.body.data.next.id, RIGHT);
    expect((await taker.submit(attempt._id)).body.data).toMatchObject({ score: 2 / 3 });
  });

  test('refuses to change an answer that was left, and what was not reached', async () => {
    const attempt = await started();
    const [first, second] = await atSecond(attempt);
    expect(await taker.save(attempt._id, first, RIGHT)).toMatchObject(LEFT);
    expect(
      await taker.send(attempt._id, [{ slot: first, seq: 99, answer: null, elapsedMs: 1 }]),
    ).toMatchObject(LEFT);
    const [row] = await server.services.db
      .select()
      .from(quizAttempts)
      .where(eq(quizAttempts.id, attempt._id));
    const third = row?.snapshot[2]?.slot ?? '';
    for (const refused of [
      await taker.save(attempt._id, third, RIGHT),
      await taker.leave(attempt._id, third),
      await taker.leave(attempt._id, 'no-such-slot'),
    ])
      expect(refused).toMatchObject(LEFT);
    await taker.save(attempt._id, second, RIGHT);
    expect((await taker.submit(attempt._id)).body.data).toMatchObject({ score: 1 / 3 });
  });

  test('takes what it has stored already once more, and stores nothing of a save that it refuses', async () => {
    const attempt = await started();
    const [first] = attempt.questions;
    const event = { slot: first.id, seq: 7, answer: WRONG, elapsedMs: 1 };
    await taker.send(attempt._id, [event]);
    const [, second] = await atSecond(attempt);
    expect((await taker.send(attempt._id, [event])).status).toBe(200);
    const mixed = [
      { slot: first.id, seq: 8, answer: RIGHT, elapsedMs: 1 },
      { slot: second, seq: 1, answer: RIGHT, elapsedMs: 1 },
    ];
    const refused = await taker.send(attempt._id, mixed);
    expect(refused).toMatchObject(LEFT);
    expect(Object.keys(refused.body.errors)).toEqual([first.id]);
    expect((await read(attempt._id)).answers).toMatchObject([{ slot: first.id, answer: WRONG }]);
  });

  test('keeps its place on a device that takes over', async () => {
    const attempt = await started();
    const [first] = await atSecond(attempt);
    const phone = takerOf(server, learner);
    expect(prompts((await phone.takeOver(attempt._id)).body.data)).toEqual(['First?', 'Second?']);
    expect(await phone.save(attempt._id, first, RIGHT)).toMatchObject(LEFT);
  });

  test('shows unseen questions with the result only', async () => {
    const hidden = await started(THREE, { review: 'never', timeLimitMinutes: 10 });
    await atSecond(hidden);
    server.clock.advance({ minutes: 11 });
    const ended = await read(hidden._id);
    expect(ended.state).toBe('complete');
    expect(prompts(ended)).toEqual(['First?', 'Second?']);
    // Its late answers are those of the question that was open.
    const [first] = ended.questions;
    const late = { slot: first.id, seq: 50, answer: RIGHT, elapsedMs: 1000 };
    expect(await taker.send(hidden._id, [late])).toMatchObject(LEFT);
    const shown = await started(THREE, { review: 'right-after' });
    expect(prompts((await taker.submit(shown._id)).body.data)).toEqual(['First?', 'Second?', 'Third?']);
  });

  test('does not let a question be left whose answer cannot be read', async () => {
    const attempt = await started([number, ...THREE]);
    const [first] = attempt.questions;
    const unreadable = { type: 'numeric', text: 'a few' };
    const refused = await taker.leave(attempt._id, first.id, unreadable);
    expect(refused).toMatchObject({ status: 422, body: { errors: { [first.id]: expect.any(String) } } });
    expect(prompts(await read(attempt._id))).toEqual(['How many?']);
    expect((await taker.leave(attempt._id, first.id, { type: 'numeric', text: '3' })).status).toBe(200);
  });

  test('takes and deletes files of the current question only', async () => {
    const attempt = await started([file, ...THREE]);
    const [first] = attempt.questions;
    const id = newId();
    const address = (fileId: string) =>
      `/attempts/${attempt._id}/slots/${first.id}/files/${fileId}?device=${taker.device}&elapsedMs=1`;
    const send = (fileId: string) =>
      upload(server, address(fileId), { as: learner, field: 'file', name: 'a.txt', content: 'my report' });
    expect((await send(id)).status).toBe(200);
    await taker.leave(attempt._id, first.id);
    expect(await send(newId())).toMatchObject(LEFT);
    expect(await server.call('DELETE', address(id), { as: learner })).toMatchObject(LEFT);
  });

  test('refuses what a device did without a connection after the question was left', async () => {
    const attempt = await started(THREE, { practice: true });
    const [first] = await atSecond(attempt);
    const events = [{ slot: first, seq: 60, answer: RIGHT, elapsedMs: 1 }];
    const deed = { kind: 'answers', attemptId: attempt._id, device: taker.device, events } as const;
    expect(await syncOf(server, learner, [action(deed as never)])).toMatchObject([
      { result: 'refused', code: 'question-left' },
    ]);
  });

  test('hides later questions from the copy of personal data, too', async () => {
    await started();
    const { services } = server;
    const copy = JSON.stringify(await collect(services, learner.id));
    expect(copy).toContain('First?');
    expect(copy).not.toContain('Second?');
  });

  test('starts where the answers end if an attempt is older than the setting', async () => {
    const attempt = await started(THREE, { sequential: false });
    expect(attempt.questions).toHaveLength(3);
    const [first, second] = attempt.questions;
    await taker.save(attempt._id, second.id, RIGHT);
    const db = server.services.db;
    const [row] = await db.select().from(quizzes).where(eq(quizzes.id, attempt.quizId));
    if (row)
      await db
        .update(quizzes)
        .set({ settings: { ...row.settings, sequential: true } })
        .where(eq(quizzes.id, row.id));
    expect(prompts(await read(attempt._id))).toEqual(['First?', 'Second?']);
    expect(await taker.save(attempt._id, first.id, RIGHT)).toMatchObject(LEFT);
    expect((await taker.save(attempt._id, second.id, WRONG)).status).toBe(200);
  });
});
