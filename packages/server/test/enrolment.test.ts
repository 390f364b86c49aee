import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { UnitState } from '../src/learning/contents';
import { courses, units } from '../src/courses/tables';
import { NO_PAYMENTS, quoteOf, spread } from '../src/enrolment/pricing';
import { enrolments, enrolmentUnits } from '../src/enrolment/tables';
import { adminNotifications } from '../src/notifications/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let learner: SignedIn;
let free: Seeded;
let priced: Seeded;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Each test signs in a user; the sign-in limit of an address is tested elsewhere.
  server.clock.advance({ minutes: 2 });
  learner = await server.signedIn('user');
  free = await seedCourse(server, { title: 'Free course', prices: [0, 0] });
  priced = await seedCourse(server, { title: 'Priced course', prices: [0, 350, 450] });
});

const ids = (course: Seeded, ...positions: number[]) => positions.map((at) => course.units[at]?.id ?? '');
const quote = (course: Seeded, choice: object, as?: SignedIn) =>
  server.call('POST', `/course/${course.id}/quote`, { as, body: { choice } });
const enrol = (course: Seeded, choice: object, expectedTotal: number, as: SignedIn = learner) =>
  server.call('POST', `/course/${course.id}/enrol`, { as, body: { choice, expectedTotal } });

describe('quote', () => {
  test('tells a visitor the total and why it cannot be paid', async () => {
    const { status, body } = await quote(priced, { unitIds: ids(priced, 0, 2) });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      lines: [
        { unitId: priced.units[0]?.id, title: 'Unit 1', price: 0 },
        { unitId: priced.units[2]?.id, title: 'Unit 3', price: 450 },
      ],
      alreadyOwned: [],
      total: 450,
      payable: false,
      notice: NO_PAYMENTS,
    });
  });

  test('does not charge owned units again, also in the whole course', async () => {
    await enrol(priced, { unitIds: ids(priced, 0) }, 0);
    const { body } = await quote(priced, { whole: true }, learner);
    expect(body.data).toMatchObject({
      total: 800,
      alreadyOwned: [{ _id: priced.units[0]?.id, title: 'Unit 1' }],
    });
    expect(body.data.lines).toHaveLength(2);
  });

  test('a course has the quote of the units that the caller does not own, with the offer for the whole course', async () => {
    const restOf = async (as?: SignedIn) =>
      (await server.call('GET', `/course/${priced.id}`, { as })).body.data.restPrice;
    expect(await restOf()).toBe(800);
    await server.services.db.update(courses).set({ priceWhole: 600 }).where(eq(courses.id, priced.id));
    expect(await restOf()).toBe(600);
    expect((await quote(priced, { whole: true })).body.data.total).toBe(600);
    await enrol(priced, { unitIds: ids(priced, 0) }, 0);
    expect(await restOf(learner)).toBe((await quote(priced, { whole: true }, learner)).body.data.total);
    await enrol(free, { whole: true }, 0);
    const { body } = await server.call('GET', `/course/${free.id}`, { as: learner });
    expect(body.data).toMatchObject({ restPrice: 0, paidNotice: null });
    expect((await server.call('GET', `/course/${priced.id}`)).body.data.paidNotice).toBe(NO_PAYMENTS);
  });

  test('a choice that costs nothing is payable without a notice', async () => {
    const { body } = await quote(free, { whole: true });
    expect(body.data).toMatchObject({ total: 0, payable: true, notice: null });
  });

  test('an empty, unknown or foreign choice is 422', async () => {
    for (const choice of [{ unitIds: [] }, { unitIds: ['none'] }, { unitIds: ids(free, 0) }, {}, 'all']) {
      const { status, body } = await quote(priced, choice as object);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)[0]).toMatch(/^choice/);
    }
  });
});

describe('enrol', () => {
  test('[1.2] enrols at once if the total is zero, and names the course', async () => {
    const { status, body } = await enrol(free, { whole: true }, 0);
    expect(status).toBe(201);
    expect(body.message).toBe('You are enrolled in “Free course”.');
    expect(body.data).toMatchObject({
      course: { _id: free.id },
      progress: 0,
      lessonsDone: 0,
      lessonsTotal: 4,
      resume: { title: 'Lesson 1.1' },
      lastStudiedAt: null,
    });
    const page = await server.call('GET', `/course/${free.id}`, { as: learner });
    expect(page.body.data.enrolment).toMatchObject({ _id: body.data._id, whole: true });
    expect(page.body.data.units.every((unit: { owned: boolean }) => unit.owned)).toBe(true);
  });

  test('enrols in the free unit of a paid course; progress counts owned units only', async () => {
    const { status, body } = await enrol(priced, { unitIds: ids(priced, 0) }, 0);
    expect(status).toBe(201);
    expect(body.data.lessonsTotal).toBe(2);
    const page = await server.call('GET', `/course/${priced.id}`, { as: learner });
    expect(page.body.data.units.map((unit: { owned: boolean }) => unit.owned)).toEqual([true, false, false]);
    expect(page.body.data.progress).toEqual({ done: 0, total: 2, fraction: 0 });
  });

  test('answers 402 with the notice for a choice that costs money, and writes nothing', async () => {
    const { status, body } = await enrol(priced, { whole: true }, 800);
    expect({ status, body }).toEqual({ status: 402, body: { message: NO_PAYMENTS } });
    const { body: list } = await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner });
    expect(list.data).toEqual([]);
  });

  test('answers 409 if the total differs from the one shown', async () => {
    await server.services.db
      .update(units)
      .set({ price: 90 })
      .where(eq(units.id, ids(free, 1)[0] ?? ''));
    const { status, body } = await enrol(free, { whole: true }, 0);
    expect(status).toBe(409);
    expect(body.message).toMatch(/^The price has changed/);
  });

  test('lets only learners with a verified address enrol', async () => {
    expect((await server.call('POST', `/course/${free.id}/enrol`, { body: {} })).status).toBe(401);
    const unverified = await server.signedIn('user', { verified: false });
    expect((await enrol(free, { whole: true }, 0, unverified)).status).toBe(403);
    const tutor = await server.signedIn('tutor');
    const refused = await enrol(free, { whole: true }, 0, tutor);
    expect(refused.status).toBe(403);
    expect(refused.body.message).toMatch(/^Only learners enrol/);
  });

  test('answers 404 for a draft and for an unknown course', async () => {
    const draft = await seedCourse(server, { state: 'draft' });
    expect((await enrol(draft, { whole: true }, 0)).status).toBe(404);
    expect((await enrol({ ...free, id: 'none' }, { whole: true }, 0)).status).toBe(404);
  });

  test('[1.2][4.22] repeated and concurrent requests make one enrolment', async () => {
    const [first] = ids(free, 0);
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, at) =>
        enrol(free, at % 2 === 0 ? { whole: true } : { unitIds: [first] }, 0),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1);
    const { db } = server.services;
    const rows = await db.select().from(enrolments).where(eq(enrolments.userId, learner.id));
    expect(rows).toMatchObject([{ courseId: free.id, whole: true }]);
    const held = await db
      .select()
      .from(enrolmentUnits)
      .where(eq(enrolmentUnits.enrolmentId, rows[0]?.id ?? ''));
    expect(held).toHaveLength(2);
  });
});

describe('GET /enrolled/courses/{userId}', () => {
  test('[3.6][7.11] lists enrolled courses newest first with all their fields', async () => {
    await enrol(free, { whole: true }, 0);
    server.clock.advance({ seconds: 1 });
    await enrol(priced, { unitIds: ids(priced, 0) }, 0);
    const { body } = await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner });
    expect(body.data.map((row: { course: { title: string } }) => row.course.title)).toEqual([
      'Priced course',
      'Free course',
    ]);
    expect(body.data[0]).toMatchObject({
      _id: expect.any(String),
      progress: 0,
      createdAt: expect.any(String),
    });
  });

  test('answers 404 for another user’s list and 401 without a session', async () => {
    const other = await server.signedIn('user');
    expect((await server.call('GET', `/enrolled/courses/${other.id}`, { as: learner })).status).toBe(404);
    expect((await server.call('GET', `/enrolled/courses/${other.id}`)).status).toBe(401);
  });

  test('hides a course that became a draft, and lists it again with its progress once published', async () => {
    await enrol(free, { whole: true }, 0);
    const lesson = free.units[0]?.lessons[0];
    await server.call('PUT', `/course/unit/lesson/${lesson}/progress`, { as: learner, body: { done: true } });
    const list = async () =>
      (await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner })).body.data;
    const set = (state: 'draft' | 'published') =>
      server.services.db.update(courses).set({ state }).where(eq(courses.id, free.id));
    await set('draft');
    expect(await list()).toEqual([]);
    await set('published');
    expect(await list()).toMatchObject([{ progress: 0.25 }]);
  });
});

describe('counters and dates of an enrolment', () => {
  const listed = async () =>
    (await server.call('GET', `/enrolled/courses/${learner.id}`, { as: learner })).body.data;
  const row = async () =>
    (await server.services.db.select().from(enrolments).where(eq(enrolments.userId, learner.id)))[0];
  const learners = async () =>
    (await server.services.db.select().from(courses).where(eq(courses.id, free.id)))[0]?.learnerCount;
  const cancel = () =>
    server.services.db
      .update(enrolments)
      .set({ state: 'cancelled', cancelReason: 'By mistake' })
      .where(eq(enrolments.userId, learner.id));

  test('eight concurrent requests count one learner and notify the administrators once', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => enrol(free, { whole: true }, 0)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201));
    expect(await learners()).toBe(1);
    const news = await server.services.db.select().from(adminNotifications);
    const ours = news.filter(({ message }) => message.includes('“Free course”'));
    expect(ours.at(-1)).toMatchObject({
      type: 'Enrolment',
      message: 'Wanjiku Kamau enrolled in “Free course”.',
    });
    expect(ours.filter(({ createdAt }) => Number(createdAt) === Number(server.clock.now()))).toHaveLength(1);
  });

  test('stores the instructor and the last time of study', async () => {
    const tutor = await server.signedIn('tutor');
    await server.services.db.update(courses).set({ ownerId: tutor.id }).where(eq(courses.id, free.id));
    await enrol(free, { whole: true }, 0);
    expect(await row()).toMatchObject({ teacherId: tutor.id, lastStudiedAt: null });
    server.clock.advance({ minutes: 5 });
    await server.call('GET', `/course/unit/lesson/${free.units[0]?.lessons[0]}`, { as: learner });
    expect((await row())?.lastStudiedAt).toEqual(server.clock.now());
    server.clock.advance({ minutes: 5 });
    await server.call('PUT', `/course/unit/lesson/${free.units[0]?.lessons[1]}/progress`, {
      as: learner,
      body: { done: true },
    });
    expect((await row())?.lastStudiedAt).toEqual(server.clock.now());
    expect(await listed()).toMatchObject([{ lastStudiedAt: server.clock.now().toISOString() }]);
  });

  test('a cancelled enrolment gives no access; enrolling again grants the new choice and keeps the progress', async () => {
    const [lesson, other] = [free.units[0]?.lessons[1], free.units[1]?.lessons[0]];
    await enrol(free, { whole: true }, 0);
    await server.call('PUT', `/course/unit/lesson/${lesson}/progress`, { as: learner, body: { done: true } });
    await cancel();
    expect(await listed()).toEqual([]);
    const course = await server.call('GET', `/course/${free.id}`, { as: learner });
    expect(course.body.data).toMatchObject({ enrolment: null, progress: { total: 0 } });
    const open = (id = '') => server.call('GET', `/course/unit/lesson/${id}`, { as: learner });
    expect((await open(lesson)).status).toBe(403);
    const found = await server.call('GET', '/search?q=Lesson%202.1', { as: learner });
    const hits = found.body.data.lessons.map((hit: { _id: string }) => hit._id);
    expect(hits).not.toContain(other);

    await enrol(free, { unitIds: ids(free, 0) }, 0);
    expect(await row()).toMatchObject({ state: 'active', whole: false, cancelReason: null });
    expect(await listed()).toMatchObject([{ lessonsDone: 1, lessonsTotal: 2 }]);
    expect((await open(lesson)).status).toBe(200);
    expect((await open(other)).status).toBe(403);
  });

  test('an unpublished course stays available to enrolled learners and is 404 for others', async () => {
    await enrol(free, { unitIds: ids(free, 0) }, 0);
    await server.services.db.update(courses).set({ state: 'unpublished' }).where(eq(courses.id, free.id));
    expect(await listed()).toHaveLength(1);
    const lesson = `/course/unit/lesson/${free.units[0]?.lessons[1]}`;
    for (const path of [`/course/${free.id}`, `/course/unit/${free.units[0]?.id}`, lesson]) {
      expect((await server.call('GET', path, { as: learner })).status).toBe(200);
    }
    const stranger = await server.signedIn('user');
    for (const path of [`/course/${free.id}`, `/course/unit/${free.units[0]?.id}`, lesson]) {
      expect((await server.call('GET', path, { as: stranger })).status).toBe(404);
    }
    expect((await enrol(free, { whole: true }, 0)).status).toBe(409);
    expect((await enrol(free, { whole: true }, 0, stranger)).status).toBe(404);
    expect((await quote(free, { whole: true }, learner)).status).toBe(409);
  });
});

describe('pricing', () => {
  const unit = (id: string, price: number, owned = false): UnitState => ({
    ...{ id, courseId: 'c', position: 1, title: id, summary: '', lessons: [] },
    requiresQuizzes: false,
    price,
    owned,
  });

  test('the whole course never costs more than its price, and its lines add up to it', () => {
    const quoted = quoteOf([unit('a', 100), unit('b', 100), unit('c', 133)], true, 250);
    expect(quoted.total).toBe(250);
    expect(quoted.lines.reduce((sum, line) => sum + line.price, 0)).toBe(250);
  });

  test('upgrading to the whole course costs only the difference', () => {
    expect(quoteOf([unit('a', 100, true), unit('b', 100)], true, 180).total).toBe(100);
    expect(quoteOf([unit('a', 100), unit('b', 100)], false, 50).total).toBe(200);
  });

  test('[9.16] splits a price into whole shillings that add up', () => {
    expect(spread(100, [1, 1, 1])).toEqual([33, 34, 33]);
    expect(spread(0, [0, 0])).toEqual([0, 0]);
    expect(spread(7, [0, 10])).toEqual([0, 7]);
  });
});
