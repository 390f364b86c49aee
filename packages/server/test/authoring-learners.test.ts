import { LIMITS } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolments } from '../src/enrolment/tables';
import { users } from '../src/users/tables';
import { type Seeded, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

let server: TestServer;
let tutor: SignedIn;
let garden: Seeded;
let solar: Seeded;
beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  garden = await seedCourse(server, { title: 'Garden', ownerId: tutor.id, prices: [0, 0] });
  solar = await seedCourse(server, { title: 'Solar', ownerId: tutor.id });
  await seedCourse(server, { title: 'Draft', ownerId: tutor.id, state: 'draft' });
  await seedCourse(server, { title: 'Waiting', ownerId: tutor.id, state: 'review' });
});
afterAll(() => server.close());

const get = (path: string, as = tutor) => server.call('GET', `/instructor${path}`, { as });
const enrol = (learner: SignedIn, course: Seeded, unitIds?: string[]) =>
  server.call('POST', `/course/${course.id}/enrol`, {
    as: learner,
    body: { choice: unitIds ? { unitIds } : { whole: true }, expectedTotal: 0 },
  });
const finish = (learner: SignedIn, lesson: string | undefined) =>
  server.call('PUT', `/course/unit/lesson/${lesson}/progress`, { as: learner, body: { done: true } });

async function learner(firstName: string): Promise<SignedIn> {
  const person = await server.signedIn();
  await server.services.db.update(users).set({ firstName }).where(eq(users.id, person.id));
  return person;
}

test('counts the instructor’s figures and finds learners who need help', async () => {
  const [idle, quiet, finished, busy] = [
    await learner('Idle'),
    await learner('Quiet'),
    await learner('Finished'),
    await learner('Amina'),
  ];
  const [first, second] = garden.units;
  await enrol(idle, garden);
  await enrol(quiet, garden);
  await enrol(finished, garden, [first?.id ?? '']);
  await finish(quiet, first?.lessons[0]);
  for (const lesson of first?.lessons ?? []) await finish(finished, lesson);
  server.clock.advance({ hours: 24 * 8 });
  const again = await server.signIn(busy.email, busy.password);
  await enrol(again, garden);
  await enrol(again, solar);
  await finish(again, second?.lessons[0]);
  const back = await server.signIn(tutor.email, tutor.password);
  const figures = (await get('/dashboard', back)).body.data;
  expect(figures).toMatchObject({
    courses: 4,
    published: 2,
    inReview: 1,
    learners: 4,
    activeLearners: 1,
    needHelp: 2,
    lessonsDone: 4,
  });
  expect(figures.byCourse).toHaveLength(4);
  expect(figures.byCourse[0]).toMatchObject({ title: 'Garden', learners: 4 });
  expect(figures.byCourse[0].averageProgress).toBeCloseTo((0 + 1 / 4 + 1 + 1 / 4) / 4);
  expect(figures.byCourse[1]).toMatchObject({ title: 'Solar', learners: 1, averageProgress: 0 });
  expect(figures.enrolmentsByWeek).toHaveLength(12);
  const counts = figures.enrolmentsByWeek.map((one: { count: number }) => one.count);
  expect(counts.reduce((sum: number, one: number) => sum + one, 0)).toBe(5);
  expect(counts.at(-1)).toBe(2);

  const listed = (await get('/learners?needsHelp=yes', back)).body.data;
  const reasons = listed.map((one: { user: { name: string }; needsHelp: string }) => [
    one.user.name,
    one.needsHelp,
  ]);
  expect(reasons.sort()).toEqual([
    ['Idle Kamau', 'never-started'],
    ['Quiet Kamau', 'quiet'],
  ]);
  const found = (await get('/learners?search=amin&course=' + garden.id, back)).body.data;
  expect(found).toMatchObject([
    {
      user: { name: 'Amina Kamau' },
      course: { name: 'Garden' },
      progress: { done: 1, total: 4, fraction: 0.25 },
    },
  ]);
  expect(JSON.stringify(found)).not.toContain('@');

  const one = (await get(`/learner/${finished.id}`, back)).body.data;
  expect(one.courses).toMatchObject([
    {
      title: 'Garden',
      needsHelp: null,
      progress: { done: 2, total: 2, fraction: 1 },
      units: [
        { owned: true, progress: { fraction: 1 } },
        { owned: false, progress: { done: 0, total: 2 } },
      ],
    },
  ]);
});

test('hides learners from other instructors, and cancelled enrolments from everyone', async () => {
  const [mine, theirs] = [await server.signedIn('tutor'), await server.signedIn('tutor')];
  const course = await seedCourse(server, { ownerId: mine.id });
  const person = await server.signedIn();
  await enrol(person, course);
  expect((await get(`/learner/${person.id}`, mine)).status).toBe(200);
  expect((await get(`/learner/${person.id}`, theirs)).status).toBe(404);
  expect((await get('/learners', theirs)).body.data).toEqual([]);
  expect((await get('/dashboard', theirs)).body.data).toMatchObject({
    courses: 0,
    learners: 0,
    byCourse: [],
  });
  expect((await get('/dashboard', person)).status).toBe(403);
  await server.services.db
    .update(enrolments)
    .set({ state: 'cancelled' })
    .where(eq(enrolments.userId, person.id));
  expect((await get(`/learner/${person.id}`, mine)).status).toBe(404);
  expect((await get('/dashboard', mine)).body.data.learners).toBe(0);
});

test('pages learners by key, forwards and backwards', async () => {
  const mine = await server.signedIn('tutor');
  const course = await seedCourse(server, { ownerId: mine.id });
  const { db } = server.services;
  for (let n = 0; n < LIMITS.pageSize + 2; n += 1) {
    const email = `paged-${n}@test.example`;
    const [user] = await db
      .insert(users)
      .values({ email, firstName: `N${n}`, lastName: 'O', passwordHash: 'none' })
      .returning();
    const row = { userId: user?.id ?? '', courseId: course.id, whole: true, teacherId: mine.id };
    await db
      .insert(enrolments)
      .values({ ...row, createdAt: new Date(server.clock.now().getTime() + n * 1000) });
  }
  const first = (await get('/learners', mine)).body;
  expect(first.data).toHaveLength(LIMITS.pageSize);
  expect(first.data[0].user.name).toBe(`N${LIMITS.pageSize + 1} O`);
  const second = (await get(`/learners?cursor=${first.next}`, mine)).body;
  expect(second.data).toHaveLength(2);
  expect(second.next).toBeNull();
  expect((await get(`/learners?cursor=${second.previous}`, mine)).body.data).toEqual(first.data);
});

test('[13.211] a learner who cannot be written to is listed with the reason', async () => {
  const mine = await server.signedIn('tutor');
  const course = await seedCourse(server, { ownerId: mine.id });
  const [open, mean, shunned] = [await server.signedIn(), await server.signedIn(), await server.signedIn()];
  for (const { id } of [open, mean, shunned])
    await server.services.db
      .insert(enrolments)
      .values({ userId: id, courseId: course.id, whole: true, teacherId: mine.id });
  const block = (as: SignedIn, id: string) =>
    server.call('PUT', `/messages/block/${id}`, { as, body: { blocked: true } });
  await block(mean, mine.id);
  await block(mine, shunned.id);
  const listed = (await get(`/learners?course=${course.id}`, mine)).body.data;
  const contacts = new Map(
    listed.map((one: { user: { _id: string }; contact: string }) => [one.user._id, one.contact]),
  );
  expect([open, mean, shunned].map(({ id }) => contacts.get(id))).toEqual([
    'open',
    'blocks-you',
    'you-block',
  ]);
  expect((await get(`/learner/${mean.id}`, mine)).body.data.contact).toBe('blocks-you');
});
