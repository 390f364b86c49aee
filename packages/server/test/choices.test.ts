import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { courses, units } from '../src/courses/tables';
import { enrolmentUnits, enrolments } from '../src/enrolment/tables';
import { dropExpiredChoices } from '../src/payments';
import { keptChoices } from '../src/payments/tables';
import { rateLimits } from '../src/platform/database/tables';
import { newId } from '../src/platform/ids';
import { type Seeded, seedCourse } from './learning-fixtures';
import { pathOf, stepTo } from './next-step-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let course: Seeded;
beforeAll(async () => {
  server = await startTestServer({ MPESA_ENV: 'simulator' });
});
afterAll(() => server.close());
beforeEach(async () => {
  course = await seedCourse(server, { prices: [0, 200, 250, 200] });
});

const unitId = (place: number) => course.units[place]?.id ?? '';
const keep = (choice: unknown, as?: SignedIn) =>
  server.call('POST', '/choices', { as, body: { courseId: course.id, choice } });
const keepUnits = async (...places: number[]): Promise<string> => {
  const answer = await keep({ unitIds: places.map(unitId) });
  expect(answer.status).toBe(200);
  return answer.body.data.key;
};
const read = (key: string, as?: SignedIn) => server.call('GET', `/choices/${key}`, { as });
const own = async (userId: string, ...places: number[]) => {
  const id = newId();
  const { db } = server.services;
  await db.insert(enrolments).values({ id, userId, courseId: course.id, whole: places.length === 0 });
  for (const place of places)
    await db.insert(enrolmentUnits).values({ enrolmentId: id, unitId: unitId(place), pricePaid: 0 });
};

describe('[17.30] a visitor’s choice', () => {
  test('is kept for seven days under a key of which only the hash is stored', async () => {
    const { key, expiresAt } = (await keep({ unitIds: [unitId(1), unitId(2)] })).body.data;
    expect(new Date(expiresAt).getTime() - server.clock.now().getTime()).toBe(7 * 86_400_000);
    const rows = await server.services.db
      .select()
      .from(keptChoices)
      .where(eq(keptChoices.courseId, course.id));
    expect(rows).toMatchObject([{ whole: false, unitIds: [unitId(1), unitId(2)], userId: null }]);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  test('is refused for a course that does not exist and for units of another one', async () => {
    const missing = { courseId: newId(), choice: { whole: true } };
    expect((await server.call('POST', '/choices', { body: missing })).status).toBe(404);
    expect((await keep({ unitIds: [newId()] })).status).toBe(422);
  });

  test('is refused after 120 in ten minutes from one network', async () => {
    const { db } = server.services;
    await keepUnits(1);
    const counted = like(rateLimits.key, 'choice:%');
    await db.update(rateLimits).set({ count: 119 }).where(counted);
    expect((await keep({ whole: true })).status).toBe(200);
    expect((await keep({ whole: true })).status).toBe(429);
    await db.delete(rateLimits).where(counted);
  });

  test('is unknown once it has expired, and deleted by the housekeeping', async () => {
    const { db, clock } = server.services;
    const key = await keepUnits(1);
    await db.update(keptChoices).set({ expiresAt: clock.now() }).where(eq(keptChoices.courseId, course.id));
    const later = await keepUnits(2);
    expect((await read(key)).status).toBe(404);
    await dropExpiredChoices(server.services);
    expect(await db.$count(keptChoices, eq(keptChoices.courseId, course.id))).toBe(1);
    expect((await read(later)).status).toBe(200);
  });
});

describe('[17.31] a kept choice', () => {
  test('names the course, the units with their numbers, and the total of a quote', async () => {
    const key = await keepUnits(1, 3);
    const answer = await read(key);
    expect(answer.body.data).toMatchObject({
      course: { _id: course.id, title: course.title, image: null },
      ...{ whole: false, owned: 0, total: 400 },
      units: [
        { _id: unitId(1), title: 'Unit 2', position: 2, price: 200 },
        { _id: unitId(3), title: 'Unit 4', position: 4, price: 200 },
      ],
    });
  });

  test('of the whole course has its offer', async () => {
    await server.services.db.update(courses).set({ priceWhole: 500 }).where(eq(courses.id, course.id));
    const { key } = (await keep({ whole: true })).body.data;
    expect((await read(key)).body.data).toMatchObject({ whole: true, total: 500 });
  });

  test('has the prices of now, without units that are gone', async () => {
    const key = await keepUnits(1, 3);
    await server.services.db
      .update(units)
      .set({ price: 300 })
      .where(eq(units.id, unitId(1)));
    await server.services.db.delete(units).where(eq(units.id, unitId(3)));
    expect((await read(key)).body.data).toMatchObject({ units: [{ _id: unitId(1) }], total: 300 });
    await server.services.db.delete(units).where(eq(units.id, unitId(1)));
    expect((await read(key)).status).toBe(404);
  });

  test('leaves out and counts what its reader owns by now', async () => {
    const key = await keepUnits(1, 2);
    const learner = await server.signedIn('user');
    await own(learner.id, 1);
    expect((await read(key, learner)).body.data).toMatchObject({
      ...{ owned: 1, total: 250 },
      units: [{ _id: unitId(2), position: 3 }],
    });
  });

  test('is unknown under another key', async () => {
    expect((await read('no-such-key')).status).toBe(404);
  });
});

describe('[17.32] a learner who reads a kept choice', () => {
  const ownerOf = async (key: string) => {
    const other = await server.signedIn('user');
    expect((await read(key, other)).status).toBe(200);
    const [row] = await server.services.db
      .select({ id: keptChoices.id, userId: keptChoices.userId })
      .from(keptChoices)
      .where(eq(keptChoices.courseId, course.id));
    return { ...row, other };
  };

  test('has it from then on: another learner reads it and does not get it', async () => {
    const key = await keepUnits(1);
    const learner = await server.signedIn('user');
    await read(key, learner);
    const { id, userId, other } = await ownerOf(key);
    expect(userId).toBe(learner.id);
    expect((await read(id ?? '', learner)).body.data.course._id).toBe(course.id);
    expect((await read(id ?? '', other)).status).toBe(404);
    expect((await read(id ?? '')).status).toBe(404);
  });

  test('is no visitor and no instructor', async () => {
    const key = await keepUnits(1);
    await read(key);
    await read(key, await server.signedIn('tutor'));
    const { userId, other } = await ownerOf(key);
    expect(userId).toBe(other.id);
  });
});

describe('[17.33] the next step of a learner with a kept choice', () => {
  const withChoice = async (...places: number[]) => {
    const key = await keepUnits(...places);
    const learner = pathOf(server, await server.signedIn('user'));
    await read(key, learner.as);
    return { key, learner };
  };
  const order = (as: SignedIn, expectedTotal: number, ...places: number[]) =>
    server.call('POST', '/orders', {
      as,
      body: { courseId: course.id, choice: { unitIds: places.map(unitId) }, expectedTotal },
    });

  test('is to pay for it, until it is ordered', async () => {
    const { key, learner } = await withChoice(1, 2);
    const step = await learner.next();
    expect(step).toMatchObject({
      ...stepTo('choice', 'course', course.id),
      ...{ title: course.title, amount: 450, progress: null, place: { course: { _id: course.id } } },
    });
    expect((await read(step.choice ?? '', learner.as)).body.data.total).toBe(450);
    expect((await order(learner.as, 450, 1, 2)).status).toBe(201);
    expect((await learner.next()).reason).toBe('choose');
    // Who goes back to the page finds it as it was.
    expect((await read(key, learner.as)).body.data.total).toBe(450);
  });

  test('stays that after an order that was refused', async () => {
    const { learner } = await withChoice(1);
    expect((await order(learner.as, 1, 1)).status).toBe(409);
    expect((await learner.next()).reason).toBe('choice');
  });

  test('is another one once everything is owned, the course is off sale or the time is over', async () => {
    const { learner } = await withChoice(1, 2);
    const { db } = server.services;
    await own(learner.as.id, 1);
    expect(await learner.next()).toMatchObject({ reason: 'choice', amount: 250 });
    const state = (to: 'published' | 'unpublished') =>
      db.update(courses).set({ state: to }).where(eq(courses.id, course.id));
    await state('unpublished');
    expect((await learner.next()).reason).not.toBe('choice');
    await state('published');
    await db.update(keptChoices).set({ expiresAt: server.clock.now() });
    expect((await learner.next()).reason).toBe('begin');
    await db.update(keptChoices).set({ expiresAt: new Date(server.clock.now().getTime() + 3_600_000) });
    const [row] = await db.select().from(enrolments).where(eq(enrolments.userId, learner.as.id));
    await db.insert(enrolmentUnits).values({ enrolmentId: row?.id ?? '', unitId: unitId(2), pricePaid: 250 });
    expect((await learner.next()).reason).toBe('begin');
  });

  test('is the latest choice, and in a course the latest of that course', async () => {
    const { learner } = await withChoice(1);
    const first = course;
    course = await seedCourse(server, { prices: [100] });
    server.clock.advance({ minutes: 1 });
    await read(await keepUnits(0), learner.as);
    expect(await learner.next()).toMatchObject({ ...stepTo('choice', 'course', course.id), amount: 100 });
    expect(await learner.next(`?course=${first.id}`)).toMatchObject({
      ...stepTo('choice', 'course', first.id),
      amount: 200,
    });
  });
});
