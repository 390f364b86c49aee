import { and, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { enrolments } from '../src/enrolment';
import { COURSE_ANNOUNCEMENT_JOB, deliverToCourse } from '../src/messages/course-announcements';
import { threadParticipants, threads } from '../src/messages/tables';
import { notifications } from '../src/notifications/tables';
import { newId } from '../src/platform/ids';
import { jobs, JobWorker, LEASE_MS } from '../src/platform/jobs';
import { users } from '../src/users/tables';
import { runBy, seedHub, seedMembers } from './hub-fixtures';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

const LEARNERS = 1_200;

let server: TestServer;
let tutor: SignedIn;
let course: Seeded;

beforeAll(async () => {
  server = await startTestServer();
  tutor = await server.signedIn('tutor');
  course = await seedCourse(server, { title: 'Keep bees', ownerId: tutor.id });
  await enrolPeople(LEARNERS);
});
afterAll(() => server.close());

async function people(count: number): Promise<string[]> {
  const { rows } = await server.services.db.execute<{ id: string }>(sql`
    insert into ${users} (id, first_name, last_name, email, password_hash, email_verified_at)
    select gen_random_uuid()::text, 'A', 'B', gen_random_uuid() || '@test.example', '', now()
    from generate_series(1, ${count}::int) returning id`);
  return rows.map(({ id }) => id);
}

async function enrolPeople(count: number): Promise<string[]> {
  const ids = await people(count);
  const createdAt = server.clock.now();
  await server.services.db.insert(enrolments).values(
    ids.map((userId) => ({
      userId,
      courseId: course.id,
      whole: true,
      state: 'active' as const,
      createdAt,
    })),
  );
  return ids;
}

const announce = () =>
  server.call('POST', '/messages/threads', {
    as: tutor,
    body: { courseId: course.id, subject: 'Workshop on Friday', body: 'Bring a veil.' },
  });
const delivery = async (id: string) =>
  (await server.call('GET', `/messages/thread/${id}`, { as: tutor })).body.data.delivery;
const received = (id: string) =>
  server.services.db
    .select({ userId: threadParticipants.userId, unread: threadParticipants.unread })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.threadId, id), ne(threadParticipants.userId, tutor.id)));

describe('an announcement to a large course', () => {
  test('[14.62] is on its way at once, and reaches everybody once after its process was killed', async () => {
    const { db, clock } = server.services;
    const answer = await announce();
    const id: string = answer.body.data._id;
    expect([answer.status, answer.body.data.delivery]).toEqual([
      201,
      { state: 'sending', sent: 0, total: LEARNERS },
    ]);
    server.clock.advance({ seconds: 1 });
    const late = await enrolPeople(3);
    const reply = { as: tutor, body: { body: 'We start at nine.' } };

    // A process that is killed after its first batch: it neither finishes the job nor gives it back.
    const killed = new JobWorker({ db, clock, onError: () => {} });
    const dead = new Promise<void>((resolve) => {
      killed.register({
        [COURSE_ANNOUNCEMENT_JOB]: async ({ key }) => {
          await deliverToCourse(server.services, key);
          resolve();
          return new Promise(() => {});
        },
      });
    });
    // The lease of a killed process is not renewed.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    void killed.drain();
    await dead;
    vi.useRealTimers();
    expect(await delivery(id)).toEqual({ state: 'sending', sent: 500, total: LEARNERS });
    expect((await server.call('POST', `/messages/thread/${id}/messages`, reply)).status).toBe(201);

    // A batch that is cut before it is committed leaves nothing behind.
    const cut = db.transaction(async (tx) => {
      await deliverToCourse({ db: tx, clock }, id);
      throw new Error('killed');
    });
    await expect(cut).rejects.toThrow('killed');
    expect(await delivery(id)).toMatchObject({ sent: 500 });

    await server.services.jobs.drain();
    expect(await delivery(id), 'the job still belongs to the killed process').toMatchObject({ sent: 500 });
    server.clock.advance({ seconds: LEASE_MS / 1000 + 1 });
    // Two processes that both believe that the job is theirs.
    await Promise.all([deliverToCourse(server.services, id), server.services.jobs.drain()]);
    const all = LEARNERS + late.length;
    expect(await delivery(id)).toEqual({ state: 'sent', sent: all, total: all });
    const rows = await received(id);
    expect(new Set(rows.map(({ userId }) => userId)).size).toBe(all);
    expect(rows).toHaveLength(all);
    expect(
      late.every((id) => rows.some(({ userId }) => userId === id)),
      'also who enrolled meanwhile',
    ).toBe(true);
    expect(
      rows.every(({ unread }) => unread === 2),
      'both messages are unread for each',
    ).toBe(true);
    expect(await db.$count(notifications, sql`subject ->> 'threadId' = ${id}`)).toBe(all);
    expect(await db.$count(jobs, eq(jobs.kind, COURSE_ANNOUNCEMENT_JOB))).toBe(0);
  });

  test('[14.62] does not reach those who left meanwhile, and only its author sees how far it is', async () => {
    const id: string = (await announce()).body.data._id;
    const [gone] = await server.services.db
      .select()
      .from(enrolments)
      .where(eq(enrolments.courseId, course.id));
    await server.services.db
      .update(enrolments)
      .set({ state: 'cancelled' })
      .where(eq(enrolments.id, gone?.id ?? ''));
    await server.services.jobs.drain();
    const expected = LEARNERS + 3 - 1;
    expect(await delivery(id)).toEqual({ state: 'sent', sent: expected, total: expected });
    expect((await received(id)).some(({ userId }) => userId === gone?.userId)).toBe(false);
    const [row] = await server.services.db.select().from(threads).where(eq(threads.id, id));
    expect(row?.deliveredAt).toEqual(server.clock.now());
  });
});

test('[14.62] a course with few learners gets it with the request, and a reader sees no progress', async () => {
  const learner = await server.signedIn('user');
  const small = await seedCourse(server, { title: 'Mend shoes', ownerId: tutor.id });
  await server.services.db.insert(enrolments).values({
    id: newId(),
    userId: learner.id,
    courseId: small.id,
    whole: true,
    state: 'active',
    createdAt: server.clock.now(),
  });
  const body = { courseId: small.id, subject: 'News', body: 'Bring glue.' };
  const { data } = (await server.call('POST', '/messages/threads', { as: tutor, body })).body;
  expect(data.delivery).toEqual({ state: 'sent', sent: 1, total: 1 });
  const read = await server.call('GET', `/messages/thread/${data._id}`, { as: learner });
  expect(read.body.data).toMatchObject({ delivery: null, messages: [{ body: 'Bring glue.', unread: true }] });
});

test('[14.62] an announcement of a hub says how many it is for while it is sent', async () => {
  const hub = await seedHub(server);
  const admin = await runBy(server, hub.id);
  await seedMembers(server, hub.id, await people(620));
  server.clock.advance({ seconds: 1 });
  const body = { subject: 'Open day', body: 'Come at ten.', everyone: true, cohortIds: [], mail: false };
  const { data } = (await server.call('POST', '/my-hub/announcements', { as: admin, body })).body;
  expect(data).toMatchObject({ state: 'sending', recipients: 0, total: 620 });
  await server.services.jobs.drain();
  const { body: after } = await server.call('GET', `/my-hub/announcement/${data._id}`, { as: admin });
  expect(after.data).toMatchObject({ state: 'sent', recipients: 620, total: 620 });
});
