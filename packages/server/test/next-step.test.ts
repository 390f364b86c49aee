import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { liveClasses, liveSeats } from '../src/live/tables';
import { newId } from '../src/platform/ids';
import { orders } from '../src/payments/tables';
import { newQuizSettings } from '../src/quizzes/settings';
import { quizzes, writeQuizzes } from '../src/quizzes';
import { seedHub, seedMembers } from './hub-fixtures';
import { type Seeded, seedCourse } from './learning-fixtures';
import { planned, schedule } from './live-fixtures';
import { pathOf, stepTo } from './next-step-fixtures';
import { seedOrder } from './payment-fixtures';
import { seedQuiz, TWO_CHOICES } from './quiz-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;
let learner: ReturnType<typeof pathOf>;

beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { ownerId: tutor.id, prices: [0, 0] });
  learner = pathOf(server, await server.signedIn('user'));
  await learner.enrol(course);
});

const lesson = (unit: number, place: number) => course.units[unit]?.lessons[place];
const inMinutes = (minutes: number) => new Date(server.clock.now().getTime() + minutes * 60_000);
const withMark = (more: object = {}) => ({ settings: { passShare: 0.6, attempts: null, ...more } });
const quizAfter = (unit: number, place: number, more: Parameters<typeof seedQuiz>[2] = withMark()) =>
  seedQuiz(server, lesson(unit, place) ?? '', more);
const unitQuiz = async () => {
  const [id = ''] = await writeQuizzes(server.services.db, [
    {
      ...{ place: 'unit', unitId: course.units[0]?.id ?? '', sourcePath: newId(), position: 1 },
      ...{ language: 'en', title: 'Unit quiz', questions: TWO_CHOICES },
      settings: { ...newQuizSettings('unit'), passShare: 0.6, attempts: null },
    },
  ]);
  return id;
};
const classAt = (minutes: number, id = course.id) => schedule(server, tutor, planned(server, id, minutes));
const cancel = (classId: string) =>
  server.services.db
    .update(liveClasses)
    .set({ cancelledAt: server.clock.now() })
    .where(eq(liveClasses.id, classId));

describe('[17.1] the next step', () => {
  test('begins a course, continues where the learner stopped, goes on, and ends with the certificate', async () => {
    expect(await learner.next()).toMatchObject({
      ...stepTo('begin', 'lesson', lesson(0, 0)),
      ...{ title: 'Lesson 1.1', language: 'en', minutes: 3, bytes: 1000, mistakes: null, quiz: null },
      place: {
        course: { _id: course.id, title: course.title },
        unit: { title: 'Unit 1', position: 1 },
        lesson: 1,
      },
      progress: { done: 0, total: 4, certificateAt: 4 },
      ...{ dueAt: null, startsAt: null },
    });
    await learner.open(lesson(0, 1));
    expect(await learner.next()).toMatchObject(stepTo('continue', 'lesson', lesson(0, 1)));
    await learner.done(lesson(0, 1));
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', lesson(0, 0)));
    await learner.done(lesson(0, 0), lesson(1, 0), lesson(1, 1));
    const [{ _id: number }] = (await server.call('GET', '/certificates', learner)).body.data;
    expect(await learner.next()).toMatchObject({
      ...stepTo('certificate', 'certificate', number),
      title: course.title,
      progress: { done: 4, total: 4, certificateAt: 4 },
    });
  });

  test('is the catalogue without a course', async () => {
    const newcomer = pathOf(server, await server.signedIn('user'));
    expect(await newcomer.next()).toEqual({
      ...stepTo('choose', 'catalogue', null),
      place: { course: null, unit: null, lesson: null },
      ...{ title: null, language: null, minutes: null, bytes: null, progress: null },
      ...{ dueAt: null, startsAt: null, mistakes: null, quiz: null, amount: null, choice: null },
    });
  });

  test('is the first that is true', async () => {
    const { db } = server.services;
    const failed = await quizAfter(0, 1);
    await learner.done(lesson(0, 0), lesson(0, 1));
    await learner.take(failed, 0);
    await learner.open(lesson(1, 0));
    const due = await quizAfter(1, 1, { ...withMark(), closesAt: inMinutes(600) });
    const { orderId } = await seedOrder(server, learner.as);
    const classId = await classAt(5);

    expect(await learner.next()).toMatchObject({
      ...stepTo('payment', 'order', orderId),
      ...{ progress: null, place: { unit: null, lesson: null } },
    });
    await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, orderId));
    expect(await learner.next()).toMatchObject(stepTo('class', 'class', classId));
    await cancel(classId);
    expect(await learner.next()).toMatchObject({
      ...stepTo('due', 'quiz', due),
      place: { unit: { position: 2 }, lesson: 2 },
    });
    await learner.take(due, 2);
    expect(await learner.next()).toMatchObject({ ...stepTo('reread', 'lesson', lesson(0, 1)), quiz: failed });
    await learner.take(failed, 2);
    expect(await learner.next()).toMatchObject(stepTo('continue', 'lesson', lesson(1, 0)));
    await learner.done(lesson(1, 0));
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', lesson(1, 1)));
    await learner.done(lesson(1, 1));
    expect(await learner.next()).toMatchObject({ reason: 'certificate' });
  });

  test('is in the course used last, and in an older one once that has nothing left', async () => {
    const failed = await quizAfter(0, 0);
    await learner.done(lesson(0, 0));
    await learner.take(failed, 0);
    const other = await seedCourse(server, { prices: [0] });
    const [first, second] = other.units[0]?.lessons ?? [];
    await learner.enrol(other);
    await learner.open(first);
    expect(await learner.next()).toMatchObject(stepTo('continue', 'lesson', first));
    await learner.done(first, second);
    expect(await learner.next()).toMatchObject({ reason: 'certificate', title: other.title });
    await learner.open(lesson(1, 0));
    expect(await learner.next()).toMatchObject(stepTo('reread', 'lesson', lesson(0, 0)));
  });

  test('is a quiz at its place, and one with an attempt under way before any lesson', async () => {
    const before = await seedQuiz(server, lesson(0, 0) ?? '', {
      place: 'pre',
      ...withMark({ practice: false }),
    });
    const after = await quizAfter(0, 0);
    await quizAfter(0, 1, withMark({ practice: true }));
    const ofUnit = await unitQuiz();
    expect(await learner.next()).toMatchObject(stepTo('begin', 'quiz', before));
    await learner.open(lesson(0, 0));
    await learner.done(lesson(0, 0));
    expect(await learner.next()).toMatchObject(stepTo('next', 'quiz', after));
    await learner.start(ofUnit);
    expect(await learner.next()).toMatchObject({ ...stepTo('continue', 'quiz', ofUnit), title: 'Unit quiz' });
    await learner.take(ofUnit, 2);
    await learner.take(after, 2);
    await learner.done(lesson(0, 1));
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', lesson(1, 0)));
  });

  test('begins again with a unit that was added after the learner studied last', async () => {
    const parts = await seedCourse(server, { prices: [0, 0] });
    await learner.enrol(parts, 0);
    await learner.done(...(parts.units[0]?.lessons ?? []));
    expect(await learner.next(`?course=${parts.id}`)).toMatchObject({
      ...stepTo('choose', 'course', parts.id),
      progress: { done: 2, total: 2, certificateAt: null },
    });
    await learner.enrol(parts, 1);
    expect(await learner.next()).toMatchObject(stepTo('begin', 'lesson', parts.units[1]?.lessons[0]));
    await learner.done(parts.units[1]?.lessons[0]);
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', parts.units[1]?.lessons[1]));
  });
});

describe('[17.2] due today', () => {
  test('is a quiz that closes before the end of the day in Nairobi, for this learner', async () => {
    await learner.open(lesson(0, 0));
    const day = 24 * 60;
    // 12:00 in Nairobi on the first day, and the tests need a few minutes.
    const minutesLeft = (at: Date) => day - ((at.getTime() / 60_000 + 180) % day);
    const quizId = await quizAfter(1, 0, {
      ...withMark(),
      closesAt: inMinutes(minutesLeft(server.clock.now()) + 1),
    });
    expect(await learner.next()).toMatchObject({ reason: 'continue' });
    const today = inMinutes(minutesLeft(server.clock.now()) - 1);
    await server.services.db.update(quizzes).set({ closesAt: today }).where(eq(quizzes.id, quizId));
    expect(await learner.next()).toMatchObject({
      ...stepTo('due', 'quiz', quizId),
      dueAt: today.toISOString(),
    });
    const override = { opensAt: null, closesAt: inMinutes(3 * day).toISOString() };
    await server.call('PUT', `/instructor/quiz/${quizId}/override/${learner.as.id}`, {
      as: tutor,
      body: { ...override, timeLimitMinutes: null, attempts: null },
    });
    await server.services.db
      .update(quizzes)
      .set({ opensAt: inMinutes(5) })
      .where(eq(quizzes.id, quizId));
    expect(await learner.next()).toMatchObject({ reason: 'continue' });
  });

  test('is the step in a course of which the hub’s date is today', async () => {
    const hub = await seedHub(server);
    const assigned = await seedCourse(server, { prices: [0] });
    const call = (method: 'PUT' | 'POST', path: string, body?: unknown) =>
      server.call(method, path, { as: hub.administrator, body });
    await call('PUT', `/my-hub/course/${assigned.id}`);
    await seedMembers(server, hub.id, [learner.as.id]);
    const on = new Date(server.clock.now().getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
    const { body } = await call('POST', '/my-hub/assignments', {
      ...{ courseId: assigned.id, everyone: true, cohortIds: [], startsOn: null, note: '' },
      due: { kind: 'date', on },
    });
    await server.services.jobs.drain();
    await learner.open(lesson(0, 0));
    const [first, second] = assigned.units[0]?.lessons ?? [];
    expect(await learner.next()).toMatchObject({
      ...stepTo('due', 'lesson', first),
      dueAt: new Date(Date.parse(`${on}T00:00:00+03:00`) + 24 * 3_600_000).toISOString(),
    });
    expect(await learner.next(`?course=${course.id}`)).toMatchObject({ reason: 'continue' });
    await learner.done(first);
    expect(await learner.next()).toMatchObject(stepTo('due', 'lesson', second));
    await call('POST', `/my-hub/assignment/${body.data._id}/withdraw`);
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', second));
  });
});

describe('[17.3] a class', () => {
  test('is a step from 15 minutes before it starts until it has ended', async () => {
    const classId = await classAt(30);
    expect(await learner.next()).toMatchObject({ reason: 'begin' });
    server.clock.advance({ minutes: 15 });
    expect(await learner.next()).toMatchObject({
      ...stepTo('class', 'class', classId),
      ...{ minutes: 45, bytes: 160_000_000, place: { course: { _id: course.id } } },
      progress: { done: 0, total: 4, certificateAt: 4 },
    });
    expect((await learner.next()).startsAt).toBe(
      (await server.call('GET', `/live/classes/${classId}`, learner)).body.data.startsAt,
    );
    server.clock.advance({ minutes: 45 + 31 });
    expect(await learner.next()).toMatchObject({ reason: 'begin' });
  });

  test('is a step only for those who may enter its room', async () => {
    const classId = await classAt(10);
    const stranger = pathOf(server, await server.signedIn('user'));
    expect(await stranger.next()).toMatchObject({ reason: 'choose' });
    const set = (values: object) =>
      server.services.db.update(liveClasses).set(values).where(eq(liveClasses.id, classId));
    await set({ locked: true });
    expect(await learner.next()).toMatchObject({ reason: 'begin' });
    await set({ locked: false });
    expect(await learner.next()).toMatchObject({ reason: 'class' });
    await server.services.db.insert(liveSeats).values({
      ...{ id: newId(), classId, userId: learner.as.id, role: 'learner', state: 'removed' },
      ...{ device: 'page', lastSeenAt: server.clock.now(), createdAt: server.clock.now() },
    });
    expect(await learner.next()).toMatchObject({ reason: 'begin' });
    await cancel(classId);
  });
});

describe('[17.4] a failed quiz', () => {
  test('leads to its lesson until that is opened again, then to the quiz', async () => {
    const quizId = await quizAfter(0, 0);
    await learner.open(lesson(0, 0));
    await learner.done(lesson(0, 0));
    await learner.take(quizId, 1);
    expect(await learner.next()).toMatchObject({
      ...stepTo('reread', 'lesson', lesson(0, 0)),
      ...{ minutes: 3, mistakes: null, quiz: quizId, place: { lesson: 1 } },
    });
    await learner.open(lesson(0, 0));
    expect(await learner.next()).toMatchObject({ ...stepTo('next', 'quiz', quizId), quiz: null });
  });

  test('of a unit leads to the last lesson of the unit that was begun', async () => {
    const quizId = await unitQuiz();
    await learner.done(lesson(0, 0));
    await learner.take(quizId, 0);
    expect(await learner.next()).toMatchObject(stepTo('reread', 'lesson', lesson(0, 0)));
  });

  test('is named only while another attempt may start', async () => {
    const quizId = await quizAfter(0, 0, withMark({ attempts: 2, delayMinutes: 30 }));
    await learner.done(lesson(0, 0));
    await learner.take(quizId, 0);
    expect(await learner.next()).toMatchObject({ reason: 'reread', quiz: null });
    server.clock.advance({ minutes: 30 });
    expect(await learner.next()).toMatchObject({ reason: 'reread', quiz: quizId });
    await learner.take(quizId, 0);
    expect(await learner.next()).toMatchObject({ reason: 'reread', quiz: null });
    await learner.open(lesson(0, 0));
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', lesson(0, 1)));
  });

  test('whose result is hidden, or that is before its lesson, changes nothing', async () => {
    const hidden = await quizAfter(0, 0, withMark({ review: 'never' }));
    const before = await seedQuiz(server, lesson(0, 1) ?? '', { place: 'pre', ...withMark() });
    await learner.done(lesson(0, 0));
    await learner.take(hidden, 0);
    await learner.take(before, 0);
    expect(await learner.next()).toMatchObject(stepTo('next', 'lesson', lesson(0, 1)));
  });
});

test('[17.6] a lesson that was begun names the minutes that are left', async () => {
  await learner.scroll(lesson(0, 0), 0.5);
  expect(await learner.next()).toMatchObject({ reason: 'continue', minutes: 2, bytes: 1000 });
  await learner.scroll(lesson(0, 0), 1);
  expect(await learner.next()).toMatchObject({ reason: 'continue', minutes: 1 });
});

test('[17.6] a quiz names its time limit', async () => {
  await quizAfter(0, 0, withMark({ timeLimitMinutes: 20 }));
  await learner.done(lesson(0, 0));
  expect(await learner.next()).toMatchObject({ target: { kind: 'quiz' }, minutes: 20, bytes: null });
});

describe('[17.7] in one course', () => {
  test('is the step of this course, with its own payment, class and dates only', async () => {
    const other = await seedCourse(server, { ownerId: tutor.id });
    await learner.enrol(other);
    await seedOrder(server, learner.as);
    const classId = await classAt(5, other.id);
    expect(await learner.next(`?course=${course.id}`)).toMatchObject(stepTo('begin', 'lesson', lesson(0, 0)));
    expect(await learner.next(`?course=${other.id}`)).toMatchObject(stepTo('class', 'class', classId));
    await cancel(classId);
  });

  test('is the course itself for those who own no unit of it', async () => {
    const other = await seedCourse(server);
    expect(await learner.next(`?course=${other.id}`)).toMatchObject({
      ...stepTo('choose', 'course', other.id),
      ...{ title: other.title, progress: null },
    });
  });

  test('after a lesson is what follows it, and never the lesson itself', async () => {
    await learner.open(lesson(1, 0));
    await learner.open(lesson(0, 0));
    const after = (unit: number, place: number) => learner.next(`?after=${lesson(unit, place)}`);
    expect(await after(0, 0)).toMatchObject({
      ...stepTo('next', 'lesson', lesson(0, 1)),
      progress: { done: 0, total: 4 },
    });
    expect(await after(0, 1)).toMatchObject(stepTo('continue', 'lesson', lesson(1, 0)));
    const quizId = await quizAfter(0, 0);
    expect(await after(0, 0)).toMatchObject(stepTo('next', 'quiz', quizId));
    await learner.done(lesson(1, 0), lesson(1, 1), lesson(0, 1));
    await learner.take(quizId, 0);
    expect(await after(0, 0)).toMatchObject(stepTo('next', 'quiz', quizId));
    await learner.take(quizId, 2);
    expect(await after(0, 0)).toMatchObject(stepTo('choose', 'catalogue', null));
    expect(await after(1, 1)).toMatchObject(stepTo('continue', 'lesson', lesson(0, 0)));
  });

  test('is refused as the course and the lesson are', async () => {
    const draft = await seedCourse(server, { state: 'draft' });
    const locked = await seedCourse(server, { prices: [0, 100] });
    expect(await learner.status(`?course=${draft.id}`)).toBe(404);
    expect(await learner.status(`?course=${newId()}`)).toBe(404);
    expect(await learner.status(`?after=${newId()}`)).toBe(404);
    expect(await learner.status(`?after=${locked.units[1]?.lessons[0]}`)).toBe(403);
    expect(await learner.status(`?course=${draft.id}&after=${lesson(0, 0)}`)).toBe(404);
    expect((await server.call('GET', '/learning/next')).status).toBe(401);
  });
});

describe('[17.7] a step opens only what the caller may open', () => {
  test('leaves out units that are not owned, drafts and ended enrolments', async () => {
    const parts = await seedCourse(server, { prices: [100, 0] });
    await learner.enrol(parts, 1);
    expect(await learner.next()).toMatchObject({
      ...stepTo('begin', 'lesson', parts.units[1]?.lessons[0]),
      progress: { done: 0, total: 2, certificateAt: null },
    });
    const { db } = server.services;
    await db.update(courses).set({ state: 'draft' }).where(eq(courses.id, parts.id));
    expect(await learner.next()).toMatchObject({ place: { course: { _id: course.id } } });
    await db.update(enrolments).set({ state: 'cancelled' }).where(eq(enrolments.courseId, course.id));
    expect(await learner.next()).toMatchObject({ reason: 'choose' });
  });

  test('follows the lessons of a draft for those who write it', async () => {
    const draft = await seedCourse(server, { state: 'draft', ownerId: tutor.id });
    const [first, second] = draft.units[0]?.lessons ?? [];
    const author = pathOf(server, tutor);
    expect(await author.next(`?after=${first}`)).toMatchObject({
      ...stepTo('next', 'lesson', second),
      progress: null,
    });
  });

  test('leaves out a certificate that was withdrawn', async () => {
    await learner.done(lesson(0, 0), lesson(0, 1), lesson(1, 0), lesson(1, 1));
    const { target, reason } = await learner.next();
    expect(reason).toBe('certificate');
    const as = await server.signedIn('admin');
    const path = `/admin/certificate/${target._id}/revoke`;
    expect((await server.call('POST', path, { as, body: { reason: 'Issued by mistake' } })).status).toBe(200);
    expect(await learner.next()).toMatchObject(stepTo('choose', 'catalogue', null));
    expect((await learner.next(`?course=${course.id}`)).progress).toEqual({
      ...{ done: 4, total: 4, certificateAt: null },
    });
  });
});

test('[17.8] a step takes as many statements for many courses as for one', async () => {
  const sent = () => statementsOf(server, () => learner.next());
  await quizAfter(0, 1);
  await learner.open(lesson(0, 0));
  await learner.next();
  const one = await sent();
  expect(one).toHaveLength(10);
  for (let more = 0; more < 6; more += 1) await learner.enrol(await seedCourse(server));
  await learner.open(lesson(0, 0));
  expect(await sent()).toEqual(one);
});
