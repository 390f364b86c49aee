import { and, eq, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL } from '../../../scripts/lib/level.mjs';
import { enrolments } from '../src/enrolment/tables';
import { lessonProgress } from '../src/learning/tables';
import { lessonBookmarks, lessonNotes } from '../src/notes/tables';
import { syncActions } from '../src/offline/tables';
import { attemptAnswers, quizAttempts } from '../src/quizzes/tables';
import { seedCourse } from './learning-fixtures';
import { seedQuiz, takerOf } from './quiz-fixtures';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';
import { randomOf } from './support/random';
import { type Deed, OfflineDevice } from './sync-fixtures';

const DAY = 86_400_000;
const RIGHT = { type: 'single', option: 'c1' } as const;
/** Actions of each kind on each phone: 600 actions in all in `npm run test:all`. */
const EACH = ALL ? 40 : 14;
const DAYS = 7;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** The value of the latest moment by key. */
class Latest<T> {
  readonly #byKey = new Map<string, { at: Date; value: T }>();
  note(key: string, value: T, at: Date): void {
    if ((this.#byKey.get(key)?.at ?? 0) <= at) this.#byKey.set(key, { at, value });
  }
  get values(): Record<string, T> {
    return Object.fromEntries([...this.#byKey].map(([key, { value }]) => [key, value]));
  }
}

/** A learner with lessons, a practice quiz of each phone in every lesson, and notes that both phones know. */
async function home(devices: readonly string[]) {
  const { db } = server.services;
  const course = await seedCourse(server, { prices: Array.from({ length: EACH / 2 }, () => 0) });
  const lessons = course.units.flatMap((unit) => unit.lessons);
  const as = await server.signedIn();
  await db.insert(enrolments).values({ userId: as.id, courseId: course.id, whole: true });
  const note = (text: string, lessonId: string) =>
    server.call('POST', `/course/unit/lesson/${lessonId}/notes`, { as, body: { text } });
  const list = async (name: string) => {
    const ids: string[] = [];
    for (const [at, lessonId] of lessons.entries())
      ids.push((await note(`${name} ${at}`, lessonId)).body.data._id);
    return ids;
  };
  const notes = { shared: await list('shared'), removed: await list('removed'), gone: await list('gone') };
  const attempts: { _id: string; slots: string[] }[][] = [];
  for (const [at, device] of devices.entries()) {
    const own = [];
    for (const lessonId of lessons) {
      const place = at === 0 ? 'pre' : 'post';
      const quizId = await seedQuiz(server, lessonId, { place, settings: { practice: true } });
      const { data } = (await takerOf(server, as, device).start(quizId)).body;
      own.push({ _id: data._id, slots: data.questions.map(({ id }: { id: string }) => id) });
    }
    attempts.push(own);
  }
  return { as, lessons, notes, attempts };
}

test.each(ALL ? [1, 2] : [1])(
  '[14.53] a week of two phones with wrong clocks on a bad line, seed %i: nothing is lost or doubled',
  async (seed) => {
    const { db } = server.services;
    const random = randomOf(seed);
    const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
    const phones = [DAY, -DAY].map((wrongBy) => new OfflineDevice(server, wrongBy, random));
    const { as, lessons, notes, attempts } = await home(phones.map(({ device }) => device));
    const [positions, marks] = [new Latest<number>(), new Latest<boolean>()];
    const done = new Map<string, Date>();
    const texts: string[] = [];

    /** One action of each kind, and one more edit of a note that the other phone removes. */
    const live = (turn: number, at: number) => {
      const phone = phones[at] as OfflineDevice;
      const { _id: attemptId, slots } = attempts[at]?.[turn] as { _id: string; slots: string[] };
      const text = (what: string) => {
        texts.push(`${what} ${at} ${turn}`);
        return `${what} ${at} ${turn}`;
      };
      const [lessonId, scroll, finished] = [pick(lessons), Math.floor(random() * 100) / 100, random() < 0.5];
      const progress: Deed = { kind: 'progress', lessonId, scroll, ...(finished && { done: true as const }) };
      const when = phone.do(progress);
      positions.note(lessonId, scroll, when);
      if (finished && !done.has(lessonId)) done.set(lessonId, when);
      phone.do({ kind: 'note-add', lessonId: pick(lessons), text: text('added') });
      // Both phones edit every shared note as they know it.
      phone.do({ kind: 'note-edit', noteId: notes.shared[turn] ?? '', text: text('edited'), base: null });
      // One phone removes what the other one edits.
      const noteId = notes.removed[turn] ?? '';
      if (turn % 2 === at) phone.do({ kind: 'note-edit', noteId, text: text('rescued'), base: null });
      else phone.do({ kind: 'note-remove', noteId });
      if (turn < EACH / 2) phone.do({ kind: 'note-remove', noteId: notes.gone[turn] ?? '' });
      const [marked, on] = [pick(lessons.slice(0, 10)), random() < 0.5];
      marks.note(marked, on, phone.do({ kind: 'bookmark', lessonId: marked, on }));
      const events = slots.map((slot, index) => ({ slot, seq: index + 1, answer: RIGHT, elapsedMs: 1000 }));
      phone.do({ kind: 'answers', attemptId, device: phone.device, events });
    };
    const sync = async () => {
      for (const phone of phones) await phone.send(await server.signIn(as.email, PASSWORD), EACH / 2);
    };
    for (let day = 0; day < DAYS; day += 1) {
      const [from, to] = [(day * EACH) / DAYS, ((day + 1) * EACH) / DAYS].map(Math.floor) as [number, number];
      for (let turn = from; turn < to; turn += 1) for (const at of [0, 1]) live(turn, at);
      server.clock.advance({ hours: 20 });
      await sync();
      // Submitted after the answers have a result: a phone repeats a batch before it sends what depends on it.
      for (const [at, phone] of phones.entries())
        for (const { _id: attemptId } of attempts[at]?.slice(from, to) ?? [])
          phone.do({ kind: 'submit', attemptId, device: phone.device });
      await sync();
    }

    for (const { faults } of phones) expect(Math.min(...Object.values(faults))).toBeGreaterThan(0);
    const results = phones.flatMap((phone) => [...phone.results.values()]);
    expect(results).toHaveLength(EACH * 7.5 * 2);
    expect(await db.$count(syncActions, eq(syncActions.userId, as.id))).toBe(results.length);
    // Refused is only the removal of a note whose edit came first.
    const refused = results.filter(({ result }) => result === 'refused');
    expect(refused.filter(({ code }) => code !== 'note-changed')).toEqual([]);
    const untouched = notes.gone.slice(EACH / 2).map((_, at) => `gone ${at + EACH / 2}`);
    await expectNotes(as, [...texts, ...untouched]);
    await expectProgress(as, done, positions.values);
    const bookmarked = await db.select().from(lessonBookmarks).where(eq(lessonBookmarks.userId, as.id));
    expect(Object.fromEntries(bookmarked.map(({ lessonId, set }) => [lessonId, set]))).toEqual(marks.values);
    const taken = await db.select().from(quizAttempts).where(eq(quizAttempts.userId, as.id));
    expect(taken.filter(({ state, score }) => state !== 'complete' || score !== 2)).toEqual([]);
    const saved = await db
      .select({ seq: attemptAnswers.seq })
      .from(attemptAnswers)
      .innerJoin(quizAttempts, eq(quizAttempts.id, attemptAnswers.attemptId))
      .where(and(eq(quizAttempts.userId, as.id), eq(attemptAnswers.late, false)));
    expect(saved).toHaveLength(EACH * 2 * 2);
  },
);

/** Every text that was written and not removed is there once; those that were edited or removed are not. */
async function expectNotes({ id }: SignedIn, texts: readonly string[]): Promise<void> {
  const rows = await server.services.db
    .select({ text: lessonNotes.text })
    .from(lessonNotes)
    .where(and(eq(lessonNotes.userId, id), isNull(lessonNotes.removedAt)));
  expect(rows.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
}

/** Each lesson was done at the first moment at which a phone said so, and is where it was read last. */
async function expectProgress(
  { id }: SignedIn,
  done: ReadonlyMap<string, Date>,
  positions: Record<string, number>,
): Promise<void> {
  const rows = await server.services.db.select().from(lessonProgress).where(eq(lessonProgress.userId, id));
  const finished = rows.flatMap(({ lessonId, doneAt }) => (doneAt ? [[lessonId, doneAt] as const] : []));
  expect(Object.fromEntries(finished)).toEqual(Object.fromEntries(done));
  expect(Object.fromEntries(rows.map(({ lessonId, scroll }) => [lessonId, scroll]))).toEqual(positions);
}
