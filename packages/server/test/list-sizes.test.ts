import { afterAll, beforeAll, expect, test } from 'vitest';
import { courses } from '../src/courses/tables';
import { newId } from '../src/platform/ids';
import { seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

const AT_ONCE = 100;
const MORE = 5;

let server: TestServer;
let learner: SignedIn;
/** Newest first. */
let ids: string[];

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
  ids = Array.from({ length: AT_ONCE + MORE }, newId);
  await server.services.db.insert(courses).values(
    ids.map((id, index) => ({
      id,
      state: 'published' as const,
      title: `Course ${index}`,
      summary: 'One of many.',
      descriptionMarkdown: '',
      descriptionHtml: '',
      level: 'beginner' as const,
      languages: ['en'],
      lowestPrice: index === AT_ONCE ? 50 : index === 0 ? 200 : null,
      createdAt: new Date(server.clock.now().getTime() - index * 1_000),
    })),
  );
});
afterAll(() => server.close());

const idsOf = (body: { data: { _id: string }[] }) => body.data.map(({ _id }) => _id);

test('[16.1] without a size the list of courses is the newest hundred, with the way to the next ones', async () => {
  const first = await server.call('GET', '/courses?q=published');
  expect(Object.keys(first.body)).toEqual(['data', 'next']);
  expect(idsOf(first.body)).toEqual(ids.slice(0, AT_ONCE));
  const rest = await server.call('GET', `/courses?q=published&cursor=${first.body.next}`);
  expect(idsOf(rest.body)).toEqual(ids.slice(AT_ONCE));
  expect(rest.body.next).toBeNull();
  const found = await server.call('GET', '/courses?q=published&search=Course&sort=title');
  expect(found.body.data).toHaveLength(AT_ONCE);
  expect(found.body.next).toEqual(expect.any(String));
});

test('[16.2] a page of courses has as many as were asked for, and the lowest price is that of all courses', async () => {
  const { body } = await server.call('GET', '/courses?q=published&size=6&lowestPrice=true');
  expect(idsOf(body)).toEqual(ids.slice(0, 6));
  expect(body.lowestPrice).toBe(50);
  expect((await server.call('GET', '/courses?q=published&size=101')).status).toBe(422);
});

const own = (query = '') =>
  server.call('GET', `/enrolled/courses/${learner.user._id}${query}`, { as: learner });
const courseIds = (body: { data: { course: { _id: string } }[] }) =>
  body.data.map(({ course }) => course._id);

async function enrol(courseId: string) {
  const body = { choice: { whole: true }, expectedTotal: 0 };
  const { status } = await server.call('POST', `/course/${courseId}/enrol`, { as: learner, body });
  expect(status).toBe(201);
  server.clock.advance({ seconds: 1 });
}

test('[16.4] own courses come in pages, and with the one to continue wherever it is', async () => {
  const started = await seedCourse(server);
  const finished = await seedCourse(server);
  const others = await Promise.all(Array.from({ length: 6 }, () => seedCourse(server)));
  for (const { id } of [started, finished, ...others]) await enrol(id);
  const newest = [...others.map(({ id }) => id).toReversed(), finished.id, started.id];

  const whole = await own();
  expect(Object.keys(whole.body)).toEqual(['data']);
  expect(courseIds(whole.body)).toEqual(newest);
  const first = await own('?size=5');
  const second = await own(`?size=5&cursor=${first.body.next}`);
  expect([...courseIds(first.body), ...courseIds(second.body)]).toEqual(newest);
  expect(second.body.next).toBeNull();
  expect((await own(`?cursor=${second.body.previous}&size=5`)).body.data).toEqual(first.body.data);

  const done = (lessonId: string | undefined) =>
    server.call('PUT', `/course/unit/lesson/${lessonId}/progress`, { as: learner, body: { done: true } });
  await done(started.units[0]?.lessons[0]);
  server.clock.advance({ seconds: 1 });
  for (const lessonId of finished.units[0]?.lessons ?? []) await done(lessonId);
  const shown = await own('?size=4&lead=true');
  expect(courseIds(shown.body)).toEqual(newest.slice(0, 4));
  expect(shown.body.lead).toMatchObject({ course: { _id: started.id }, progress: 0.5 });
});

test('[16.4] what the dashboard asks for does not grow with the courses of the learner', async () => {
  const [few] = [await statementsOf(server, () => own('?size=4&lead=true'))];
  const more = await Promise.all(Array.from({ length: 12 }, () => seedCourse(server)));
  for (const { id } of more) await enrol(id);
  let length = 0;
  const many = await statementsOf(server, async () => {
    ({
      body: {
        data: { length },
      },
    } = await own('?size=4&lead=true'));
  });
  expect(many).toEqual(few);
  expect(length).toBe(4);
  expect(many.length).toBeLessThanOrEqual(4);
});
