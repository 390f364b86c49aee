import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { enrolments } from '../src/enrolment/tables';
import { users } from '../src/users/tables';
import { seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

/** Owns a course with a learner, and is no longer an instructor. */
let demoted: SignedIn;
let learner: SignedIn;
let course: Seeded;
let announcement: string;
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  demoted = await server.signedIn('tutor');
  learner = await server.signedIn('user');
  course = await seedCourse(server, { title: 'Keep zebra bees', ownerId: demoted.id, prices: [500, 500] });
  await server.services.db
    .insert(enrolments)
    .values({ userId: learner.id, courseId: course.id, whole: true, teacherId: demoted.id });
  const started = await announce();
  announcement = started.body.data._id;
  expect(started.status).toBe(201);
  const { services } = server;
  await services.db.update(users).set({ role: 'user' }).where(eq(users.id, demoted.id));
});
afterAll(() => server.close());

const call: TestServer['call'] = (method, path, options) =>
  server.call(method, path, { as: demoted, ...options });
const announce = () =>
  call('POST', '/messages/threads', { body: { courseId: course.id, subject: 'Week 1', body: 'Welcome' } });
/** The first unit's first lesson is a preview. */
const unit = (): string => course.units[1]?.id ?? '';
const lesson = (): string => course.units[1]?.lessons[0] ?? '';

describe('[R.65] an instructor who was made a learner again', () => {
  test('cannot announce to the learners of the course', async () => {
    expect((await announce()).status).toBe(404);
  });

  test('cannot write on in an earlier announcement, and reads why', async () => {
    const answer = await call('POST', `/messages/thread/${announcement}/messages`, {
      body: { body: 'More' },
    });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('no longer the instructor') },
    });
    const { body } = await call('GET', `/messages/thread/${announcement}`);
    expect(body.data.notice).toContain('no longer the instructor');
  });

  test('cannot find or write to the learners, nor they to them', async () => {
    const recipients = async (as: SignedIn) =>
      (await server.call('GET', '/messages/recipients', { as })).body.data.map(
        ({ _id }: { _id: string }) => _id,
      );
    expect(await recipients(demoted)).not.toContain(learner.id);
    expect(await recipients(learner)).not.toContain(demoted.id);
    const start = (as: SignedIn, to: string) =>
      server.call('POST', '/messages/threads', { as, body: { to: [to], subject: 'Hello', body: 'Hello' } });
    expect((await start(demoted, learner.id)).status).toBe(403);
    expect((await start(learner, demoted.id)).status).toBe(403);
  });

  test('cannot read paid lessons or drafts of the course', async () => {
    expect((await call('GET', `/course/unit/lesson/${lesson()}`)).status).toBe(403);
    const { db } = server.services;
    await db.update(courses).set({ state: 'draft' }).where(eq(courses.id, course.id));
    expect((await call('GET', `/course/${course.id}`)).status).toBe(404);
    expect((await call('GET', `/course/unit/lesson/${lesson()}`)).status).toBe(404);
    await db.update(courses).set({ state: 'published' }).where(eq(courses.id, course.id));
  });

  test('does not find the lessons by search', async () => {
    const { body } = await call('GET', '/search?q=lesson');
    expect(JSON.stringify(body.data?.lessons ?? body.lessons)).not.toContain(lesson());
  });

  test.each<['GET' | 'DELETE' | 'PUT' | 'POST', () => string]>([
    ['GET', () => `/instructor/course/${course.id}`],
    ['GET', () => '/instructor/courses'],
    ['GET', () => '/instructor/users'],
    ['GET', () => `/instructor/user/${learner.id}`],
    ['GET', () => '/instructor/dashboard'],
    ['DELETE', () => `/instructor/course/unit/${unit()}`],
    ['GET', () => `/instructor/course/unit/topic/${lesson()}`],
    ['PUT', () => `/instructor/course/unit/topic/${lesson()}/video`],
    ['POST', () => `/instructor/course/unit/topic/${lesson()}/pictures`],
    ['GET', () => '/instructor/imports'],
    ['GET', () => '/notify-admin'],
    ['GET', () => '/my-hub'],
  ])('%s of the console is refused: %s', async (method, path) => {
    expect([403, 404]).toContain((await call(method, path())).status);
  });
});
