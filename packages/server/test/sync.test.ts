import type { SyncResult } from '@digiken/contract';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lessons } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { COMPLETION_JOB } from '../src/learning';
import { lessonProgress } from '../src/learning/tables';
import { lessonBookmarks, lessonNotes } from '../src/notes/tables';
import { dropOldSyncActions } from '../src/offline';
import { syncActions } from '../src/offline/tables';
import { rateLimits } from '../src/platform/database/tables';
import { jobs } from '../src/platform/jobs/tables';
import { attemptAnswers } from '../src/quizzes/tables';
import { users } from '../src/users/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { everyType, seedQuiz, takerOf, TWO_CHOICES } from './quiz-fixtures';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';
import { action, type Deed, syncOf } from './sync-fixtures';

const DAY = 86_400_000;
const HOUR = 3_600_000;
const RIGHT = { type: 'single', option: 'c1' } as const;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let course: Seeded;
let lesson: string;
let achieng: SignedIn;
beforeEach(async () => {
  course = await seedCourse(server, { prices: [0, 0] });
  lesson = course.units[0]?.lessons[1] ?? '';
  achieng = await learner();
});

/** Enrolled for 30 days. */
async function learner(of = course): Promise<SignedIn> {
  const as = await server.signedIn();
  const createdAt = ago(30 * DAY);
  await server.services.db
    .insert(enrolments)
    .values({ userId: as.id, courseId: of.id, whole: true, createdAt });
  return as;
}
const ago = (ms: number) => new Date(server.clock.now().getTime() - ms);
const send = (...actions: object[]) => syncOf(server, achieng, actions);
const one = async (deed: Deed, ageMs?: number): Promise<SyncResult> => {
  const [result] = await send(action(deed, ageMs));
  if (result === undefined) throw new Error('no result');
  return result;
};
const progress = async (lessonId = lesson, as = achieng) => {
  const [row] = await server.services.db
    .select()
    .from(lessonProgress)
    .where(and(eq(lessonProgress.userId, as.id), eq(lessonProgress.lessonId, lessonId)));
  return row;
};
const notes = (as = achieng) =>
  server.services.db
    .select()
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, as.id), isNull(lessonNotes.removedAt)))
    .orderBy(asc(lessonNotes.createdAt), asc(lessonNotes.text));
const texts = async () => (await notes()).map(({ text }) => text).sort();
const cancel = () =>
  server.services.db
    .update(enrolments)
    .set({ state: 'cancelled', cancelledAt: server.clock.now() })
    .where(eq(enrolments.userId, achieng.id));

const swahili = () =>
  server.services.db
    .update(users)
    .set({
      preferences: {
        ...{ theme: 'dark', contrast: 'standard', textSize: '100', motion: 'system', language: 'sw-KE' },
      } as const,
    })
    .where(eq(users.id, achieng.id));

describe('[14.41] each action is applied once', () => {
  test('when it is repeated, twice in a request, or sent by many requests at the same moment', async () => {
    const actions = ['One.', 'Two.', 'Three.'].map((text) =>
      action({ kind: 'note-add', lessonId: lesson, text }),
    );
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(...actions)));
    expect(await texts()).toEqual(['One.', 'Three.', 'Two.']);
    const results = answers.flat().map(({ result }) => result);
    expect(results.filter((result) => result === 'ok')).toHaveLength(3);
    expect(results.filter((result) => result === 'duplicate')).toHaveLength(15);
    // Each answer names the note, whoever made it.
    expect(new Set(answers.map((some) => some.map(({ noteId }) => noteId).join()))).toHaveProperty('size', 1);
    const again = { ...actions[0], id: actions[0]?.id.toUpperCase() };
    expect((await send(again, again)).map(({ result }) => result)).toEqual(['duplicate', 'duplicate']);
    expect(await notes()).toHaveLength(3);
  });

  test('by each user: the same id of somebody else is another action', async () => {
    const shared = action({ kind: 'note-add', lessonId: lesson, text: 'Mine.' });
    await send(shared);
    const other = await learner();
    expect(await syncOf(server, other, [shared])).toMatchObject([{ result: 'ok' }]);
    expect(await notes(other)).toHaveLength(1);
  });

  test('an error of the database ends the request; what was before it is kept, and a repetition does the rest', async () => {
    const { db } = server.services;
    const actions = ['One.', 'Two.', 'Three.'].map((text) =>
      action({ kind: 'note-add', lessonId: lesson, text }),
    );
    await db.execute(`create function refuse_two() returns trigger language plpgsql as
      $$ begin if new.text = 'Two.' then raise exception 'out of order'; end if; return new; end $$`);
    await db.execute(
      'create trigger refuse_two before insert on lesson_notes for each row execute function refuse_two()',
    );
    const failed = await server.call('POST', '/sync', { as: achieng, body: { actions } });
    await db.execute('drop trigger refuse_two on lesson_notes');
    await db.execute('drop function refuse_two');
    expect(failed.status).toBe(500);
    expect(await texts()).toEqual(['One.']);
    expect((await send(...actions)).map(({ result }) => result)).toEqual(['duplicate', 'ok', 'ok']);
    expect(await texts()).toEqual(['One.', 'Three.', 'Two.']);
  });

  test('a refused action is refused again with its sentence, and does not stop the others', async () => {
    const actions = [
      action({ kind: 'note-add', lessonId: 'no-such-lesson', text: 'Lost?' }),
      action({ kind: 'bookmark', lessonId: lesson, on: true }),
    ];
    const first = await send(...actions);
    expect(first).toMatchObject([
      { result: 'refused', message: expect.stringContaining('Your text is still on this device.') },
      { result: 'ok' },
    ]);
    expect(await send(...actions)).toEqual([first[0], { ...first[1], result: 'duplicate' }]);
  });
});

describe('[14.45] progress', () => {
  test('counts the first completion and the week in which it was, and is never undone', async () => {
    await one({ kind: 'progress', lessonId: lesson, done: true }, 2 * HOUR);
    const first = ago(2 * HOUR);
    server.clock.advance({ hours: 1 });
    expect((await progress())?.doneAt).toEqual(first);
    // Done earlier on another device, sent later.
    await one({ kind: 'progress', lessonId: lesson, done: true }, 5 * HOUR);
    expect((await progress())?.doneAt).toEqual(ago(5 * HOUR));
    await one({ kind: 'progress', lessonId: lesson, done: true, scroll: 1 }, 0);
    await one({ kind: 'progress', lessonId: lesson, scroll: 0.2 }, 1000);
    expect((await progress())?.doneAt).toEqual(ago(5 * HOUR));
    const due = await server.services.db.select().from(jobs).where(eq(jobs.kind, COMPLETION_JOB));
    expect(due.map(({ payload }) => payload)).toContainEqual({
      userId: achieng.id,
      courseId: course.id,
      partId: lesson,
    });
  });

  test('is never dated before the enrolment or in the future', async () => {
    await one({ kind: 'progress', lessonId: lesson, done: true }, 60 * DAY);
    expect((await progress())?.doneAt).toEqual(ago(30 * DAY));
    const other = course.units[1]?.lessons[0] ?? '';
    expect(
      (
        await server.call('POST', '/sync', {
          as: achieng,
          body: { actions: [action({ kind: 'progress', lessonId: other, done: true }, -DAY)] },
        })
      ).status,
    ).toBe(422);
    expect(await progress(other)).toBeUndefined();
  });

  test('keeps the latest reading position, in whatever order the devices send, also with the calls of a connection', async () => {
    const at = async () => (await progress())?.scroll;
    await one({ kind: 'progress', lessonId: lesson, scroll: 0.75 }, HOUR);
    await one({ kind: 'progress', lessonId: lesson, scroll: 0.25 }, 3 * HOUR);
    expect(await at()).toBe(0.75);
    const path = `/course/unit/lesson/${lesson}/progress`;
    await server.call('PUT', path, { as: achieng, body: { scroll: 0.5 } });
    await one({ kind: 'progress', lessonId: lesson, scroll: 1 }, 1000);
    expect(await at()).toBe(0.5);
    await one({ kind: 'progress', lessonId: lesson, scroll: 0.125 }, 0);
    expect(await at()).toBe(0.125);
  });
});

describe('[14.46] bookmarks', () => {
  test('the latest change wins, also over calls of a connection', async () => {
    const path = `/course/unit/lesson/${lesson}/bookmark`;
    const list = async () =>
      (await server.call('GET', `/course/${course.id}/bookmarks`, { as: achieng })).body.data;
    const set = (on: boolean, ageMs: number) => one({ kind: 'bookmark', lessonId: lesson, on }, ageMs);
    await set(false, HOUR);
    await set(true, 2 * HOUR);
    expect(await list()).toEqual([]);
    await set(true, HOUR / 2);
    await set(true, HOUR / 2);
    expect(await list()).toEqual([lesson]);
    await server.call('DELETE', path, { as: achieng });
    await set(true, 1000);
    expect(await list()).toEqual([]);
    await server.call('PUT', path, { as: achieng });
    expect(await set(false, 1000)).toMatchObject({ result: 'ok' });
    expect(await list()).toEqual([lesson]);
  });
});

describe('[14.47] notes', () => {
  const added = async (text: string) =>
    (await one({ kind: 'note-add', lessonId: lesson, text, section: { id: 'a', title: 'A' } })).noteId ?? '';
  const edit = (noteId: string, text: string, base: string | null = null): Deed => ({
    ...{ kind: 'note-edit', noteId, text, base },
  });

  test('an edit changes its note; of an outdated text it becomes a note of its own, so that both texts are kept', async () => {
    const id = await added('First.');
    const mine = await one(edit(id, 'Mine.'));
    expect(mine).toEqual({ id: mine.id, result: 'ok' });
    const phone = await server.signIn(achieng.email, PASSWORD);
    const [theirs] = await syncOf(server, phone, [action(edit(id, 'Theirs.'))]);
    expect(theirs).toMatchObject({ result: 'ok', noteId: expect.any(String) });
    expect(theirs?.noteId).not.toBe(id);
    expect(await notes()).toMatchObject([
      { id, text: 'Mine.', sectionId: 'a' },
      { id: theirs?.noteId, text: 'Theirs.', sectionId: 'a', lessonId: lesson },
    ]);
    // With the moment of the text that it changes, it is no conflict.
    const [row] = await notes();
    const base = row?.editedAt?.toISOString() ?? null;
    expect((await syncOf(server, phone, [action(edit(id, 'Ours.', base))]))[0]).not.toHaveProperty('noteId');
    expect(await texts()).toEqual(['Ours.', 'Theirs.']);
  });

  test('two edits of one device follow each other, although it has not heard of the first one', async () => {
    const id = await added('First.');
    await send(action(edit(id, 'Second.'), 2000));
    await send(action(edit(id, 'Third.'), 1000));
    expect(await texts()).toEqual(['Third.']);
    // An older one that arrives last does not replace the newer one.
    await send(action(edit(id, 'Between.'), 1500));
    expect(await texts()).toEqual(['Between.', 'Third.']);
  });

  test('an edit of a removed note becomes a note; removing it again is no error', async () => {
    const id = await added('First.');
    expect(await one({ kind: 'note-remove', noteId: id })).toMatchObject({ result: 'ok' });
    expect(await one({ kind: 'note-remove', noteId: id })).toMatchObject({ result: 'ok' });
    const [kept] = await server.services.db.select().from(lessonNotes).where(eq(lessonNotes.id, id));
    expect(kept?.text).toBe('');
    expect(await one(edit(id, 'Second.'))).toMatchObject({ result: 'ok', noteId: expect.any(String) });
    expect(await texts()).toEqual(['Second.']);
  });

  test('a note that has a text of another device, which came later, is not removed', async () => {
    const id = await added('First.');
    server.clock.advance({ hours: 1 });
    await server.call('PUT', `/course/unit/lesson/note/${id}`, { as: achieng, body: { text: 'Second.' } });
    server.clock.advance({ seconds: 1 });
    expect(await one({ kind: 'note-remove', noteId: id }, HOUR / 2)).toMatchObject({
      ...{ result: 'refused', code: 'note-changed' },
      message: expect.stringMatching(/changed on another device/),
    });
    expect(await texts()).toEqual(['Second.']);
    expect(await one({ kind: 'note-remove', noteId: id }, 0)).toMatchObject({ result: 'ok' });
  });

  test('notes of other users are not found, and a full lesson says what to do', async () => {
    const id = await added('Mine.');
    const other = await learner();
    expect(await syncOf(server, other, [action(edit(id, 'Yours.'))])).toMatchObject([
      { result: 'refused', message: expect.stringMatching(/does not exist any more.*still on this device/) },
    ]);
    expect(await syncOf(server, other, [action({ kind: 'note-remove', noteId: id })])).toMatchObject([
      { result: 'ok' },
    ]);
    expect(await texts()).toEqual(['Mine.']);
    await server.services.db
      .insert(lessonNotes)
      .values(Array.from({ length: 199 }, () => ({ userId: achieng.id, lessonId: lesson, text: 'Note.' })));
    expect(await one({ kind: 'note-add', lessonId: lesson, text: 'One too many.' })).toMatchObject({
      ...{ result: 'refused', message: expect.stringMatching(/200 notes.*Delete one.*still on this device/) },
    });
  });
});

describe('[14.48] answers to a quiz', () => {
  async function started(settings: object = { practice: true }, questions = TWO_CHOICES) {
    const quizId = await seedQuiz(server, lesson, { settings, questions });
    const taker = takerOf(server, achieng);
    const { body } = await taker.start(quizId);
    const attempt = body.data as { _id: string; questions: { id: string }[] };
    const slots = attempt.questions.map(({ id }) => id);
    const { device } = taker;
    const answers = (events: [number, number, number?][]): Deed => ({
      ...{ kind: 'answers', attemptId: attempt._id, device },
      events: events.map(([slot, seq, elapsedMs = 1000]) => ({
        ...{ slot: slots[slot] ?? 'no-such-slot', seq, answer: RIGHT, elapsedMs },
      })),
    });
    const submit = { kind: 'submit' as const, attemptId: attempt._id, device };
    return { quizId, taker, attempt, answers, submit };
  }

  test('are saved and submitted as with a connection, with what follows from it', async () => {
    const { taker, attempt, answers, submit } = await started();
    expect(
      await send(
        action(
          answers([
            [0, 1],
            [1, 2],
          ]),
        ),
        action(submit),
      ),
    ).toMatchObject([{ result: 'ok' }, { result: 'ok' }]);
    expect((await taker.read(attempt._id)).body.data).toMatchObject({ state: 'complete', score: 1 });
    expect(await one(submit)).toMatchObject({ result: 'ok' });
    const due = await server.services.db.select().from(jobs).where(eq(jobs.kind, COMPLETION_JOB));
    expect(due.filter(({ key }) => key.endsWith(attempt._id))).toHaveLength(1);
  });

  test('are refused once another device continues, after the end, and for questions that are not asked', async () => {
    const { taker, attempt, answers, submit } = await started();
    const phone = takerOf(server, achieng);
    await phone.takeOver(attempt._id);
    for (const deed of [answers([[0, 1]]), submit])
      expect(await one(deed)).toMatchObject({
        ...{ result: 'refused', code: 'taken-over', message: expect.stringMatching(/Continue here/) },
      });
    await taker.takeOver(attempt._id);
    // What can be saved is saved.
    expect(
      await one(
        answers([
          [0, 1],
          [7, 1],
        ]),
      ),
    ).toMatchObject({
      result: 'refused',
      message: expect.stringMatching(/no such question.*Your answers are still on this device/),
    });
    expect((await taker.read(attempt._id)).body.data.answers).toMatchObject([{ seq: 1 }]);
    await one(submit);
    expect(await one(answers([[1, 3]]))).toMatchObject({
      ...{ result: 'refused', message: expect.stringMatching(/has been submitted/) },
    });
    await swahili();
    expect((await one(answers([[1, 4]]))).message).toMatch(
      /^Si majibu yote .*Majibu ya mara hii yamewasilishwa\./,
    );
  });

  test('that were given in time and arrive after the deadline are stored as late', async () => {
    const { attempt, answers } = await started({ timeLimitMinutes: 10 });
    server.clock.advance({ hours: 1 });
    expect(await one(answers([[0, 1, 9 * 60_000]]))).toMatchObject({ result: 'ok' });
    expect(await one(answers([[1, 1, 20 * 60_000]]))).toMatchObject({
      ...{ result: 'refused', message: expect.stringMatching(/time of this attempt was over/) },
    });
    const rows = await server.services.db
      .select()
      .from(attemptAnswers)
      .where(eq(attemptAnswers.attemptId, attempt._id));
    expect(rows).toMatchObject([{ seq: 1, late: true }]);
  });

  test('with a number that cannot be read are saved, and the submission says what to correct', async () => {
    const numeric = everyType('canary').filter(({ body }) => body.type === 'numeric');
    const { attempt, submit } = await started({ practice: true }, numeric);
    const events = attempt.questions.map(({ id: slot }) => ({
      ...{ slot, seq: 1, answer: { type: 'numeric' as const, text: 'about a dozen' }, elapsedMs: 1000 },
    }));
    const { attemptId, device } = submit;
    expect(await one({ kind: 'answers', attemptId, device, events })).toMatchObject({ result: 'ok' });
    expect(await one(submit)).toMatchObject({
      ...{
        result: 'refused',
        message: expect.stringMatching(/^The quiz was not submitted.*correct it: \w+/),
      },
    });
    await swahili();
    expect((await one(submit)).message).toMatch(/^Jaribio halikuwasilishwa/);
  });

  test('are for learners only, and for attempts that exist', async () => {
    const { answers } = await started();
    const tutor = await server.signedIn('tutor');
    expect(await syncOf(server, tutor, [action(answers([[0, 1]]))])).toMatchObject([
      { result: 'refused', message: expect.stringMatching(/Only learners take quizzes/) },
    ]);
    expect(await one({ kind: 'submit', attemptId: 'no-such-attempt', device: 'device-1' })).toMatchObject({
      ...{ result: 'refused', message: expect.stringMatching(/does not exist any more/) },
    });
  });
});

describe('[14.50] access that was lost meanwhile', () => {
  test('refuses with a sentence that says what happened and what to do, in the user’s language', async () => {
    await cancel();
    const add: Deed = { kind: 'note-add', lessonId: lesson, text: 'Count aloud.' };
    const said = `You are not enrolled in the unit “${course.units[0]?.title}” any more, so this could not be saved. Enrol in it again, then repeat it.`;
    expect(await one({ kind: 'progress', lessonId: lesson, done: true })).toMatchObject({ message: said });
    expect(await one(add)).toMatchObject({ message: `${said} Your text is still on this device.` });
    await swahili();
    expect((await one(add)).message).toMatch(
      /^Wewe si mwanafunzi tena .*Ulichoandika bado kiko kwenye kifaa hiki\.$/,
    );
    expect(await progress()).toBeUndefined();
    expect(await notes()).toEqual([]);
  });

  test('is said of a lesson that is gone, and of one in a copy with unpublished changes', async () => {
    await server.services.db.delete(lessons).where(eq(lessons.id, lesson));
    for (const lessonId of [lesson, `staged-${lesson}`])
      expect(await one({ kind: 'progress', lessonId, done: true })).toMatchObject({
        ...{ result: 'refused', message: expect.stringMatching(/does not exist any more.*Open the course/) },
      });
    expect(await one({ kind: 'bookmark', lessonId: lesson, on: false })).toMatchObject({ result: 'ok' });
  });

  test('an address that is not verified refuses the request as a whole; nothing is stored', async () => {
    await server.services.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, achieng.id));
    const body = { actions: [action({ kind: 'progress', lessonId: lesson, done: true })] };
    const { status, body: answer } = await server.call('POST', '/sync', { as: achieng, body });
    expect([status, answer.message]).toEqual([403, expect.stringMatching(/^Verify your email address/)]);
    expect(await server.services.db.$count(syncActions, eq(syncActions.userId, achieng.id))).toBe(0);
  });
});

test('[14.52] what was applied is forgotten after 90 days, when nothing of that age is taken any more', async () => {
  const old = action({ kind: 'note-add', lessonId: lesson, text: 'Once.' }, 91 * DAY);
  expect(await send(old)).toMatchObject([
    { result: 'refused', code: 'too-old', message: expect.stringMatching(/90 days.*still on this device/) },
  ]);
  await one({
    kind: 'note-remove',
    noteId: (await one({ kind: 'note-add', lessonId: lesson, text: 'A.' })).noteId ?? '',
  });
  await one({ kind: 'bookmark', lessonId: lesson, on: false });
  const { db } = server.services;
  const left = async () => [
    await db.$count(syncActions, eq(syncActions.userId, achieng.id)),
    await db.$count(lessonNotes, eq(lessonNotes.userId, achieng.id)),
    await db.$count(lessonBookmarks, eq(lessonBookmarks.userId, achieng.id)),
  ];
  await dropOldSyncActions(server.services);
  expect(await left()).toEqual([4, 1, 1]);
  server.clock.advance({ hours: 24 * 92 });
  await dropOldSyncActions(server.services);
  expect(await left()).toEqual([0, 0, 0]);
});

test('[14.51] 300 requests in five minutes are taken, then the client is told when to go on', async () => {
  const resetsAt = new Date(server.clock.now().getTime() + 60_000);
  await server.services.db.insert(rateLimits).values({ key: `sync:${achieng.id}`, count: 299, resetsAt });
  const bookmark = action({ kind: 'bookmark', lessonId: lesson, on: true });
  const sent = () => server.call('POST', '/sync', { as: achieng, body: { actions: [bookmark] } });
  expect((await sent()).status).toBe(200);
  expect(await sent()).toMatchObject({
    ...{ status: 429, headers: { 'retry-after': '60' } },
    body: { message: expect.stringMatching(/Nothing is lost/) },
  });
});
