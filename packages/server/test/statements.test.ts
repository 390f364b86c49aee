import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedCategory, seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

/** The database plans a prepared statement for its values five times, then once for all values. */
const OWN_PLANS = 5;

let server: TestServer;
let learner: SignedIn;
let course: Seeded;

beforeAll(async () => {
  server = await startTestServer();
  learner = await server.signedIn('user');
  const categoryId = await seedCategory(server, 'Gardens');
  const { _id: ownerId } = (await server.signedIn('tutor')).user;
  const seed = { categoryId, ownerId, prices: [0, 0] };
  course = await seedCourse(server, { ...seed, title: 'Grow onions' });
  // With fewer related courses than the page shows, the instructor's are looked for as well.
  await seedCourse(server, seed);
  const enrolment = { choice: { whole: true }, expectedTotal: 0 };
  await server.call('POST', `/course/${course.id}/enrol`, { as: learner, body: enrolment });
});
afterAll(() => server.close());

const lessonOf = () => course.units[0]?.lessons[0] ?? '';
const CALLS = {
  'course page of a visitor': () => server.call('GET', `/course/${course.id}`),
  'course page': () => server.call('GET', `/course/${course.id}`, { as: learner }),
  'own courses': () => server.call('GET', `/enrolled/courses/${learner.user._id}`, { as: learner }),
  lesson: () => server.call('GET', `/course/unit/lesson/${lessonOf()}`, { as: learner }),
  'reading position': () =>
    server.call('PUT', `/course/unit/lesson/${lessonOf()}/progress`, { as: learner, body: { scroll: 0.5 } }),
};

const sentBy = (call: () => Promise<{ status: number }>): Promise<string[]> =>
  statementsOf(server, async () => expect((await call()).status).toBe(200));

// The session is one of them.
test.each([
  ['course page of a visitor', 4],
  ['course page', 8],
  ['own courses', 3],
  ['lesson', 4],
  ['reading position', 3],
] as const)('[14.311] %s: sends at most %d statements', async (name, most) => {
  await CALLS[name]();
  expect(await sentBy(CALLS[name])).toSatisfy((sent: string[]) => sent.length <= most);
});

test('[14.311] own courses: sends as many statements for six courses as for one', async () => {
  const other = await server.signedIn('user');
  const own = () => server.call('GET', `/enrolled/courses/${other.user._id}`, { as: other });
  const enrol = async () => {
    const { id } = await seedCourse(server);
    const body = { choice: { whole: true }, expectedTotal: 0 };
    expect((await server.call('POST', `/course/${id}/enrol`, { as: other, body })).status).toBe(201);
  };
  await enrol();
  const one = await sentBy(own);
  for (let more = 0; more < 5; more += 1) await enrol();
  expect(await sentBy(own)).toEqual(one);
});

test('[16.9] a lesson is noted as opened once a minute, unless another one was opened meanwhile', async () => {
  const [first = '', second = ''] = course.units[0]?.lessons ?? [];
  const open = (id: string) => sentBy(() => server.call('GET', `/course/unit/lesson/${id}`, { as: learner }));
  const writes = async (id: string) => {
    const sent = await open(id);
    const written = sent.filter((text) => /insert into|update /i.test(text));
    expect(sent).toHaveLength(3 + written.length);
    return written.length;
  };
  server.clock.advance({ seconds: 60 });
  expect(await writes(first)).toBe(1);
  expect(await writes(first)).toBe(0);
  server.clock.advance({ seconds: 59 });
  expect(await writes(first)).toBe(0);
  expect(await writes(second)).toBe(1);
  expect(await writes(first)).toBe(1);
  server.clock.advance({ seconds: 60 });
  expect(await writes(first)).toBe(1);
});

test('[14.310] the statements of the busiest calls are planned once for all values', async () => {
  const plans = async () => {
    const { rows } = await server.services.database.pool.query<{
      statement: string;
      own: number;
      all: number;
    }>('select statement, custom_plans::int as own, generic_plans::int as all from pg_prepared_statements');
    return new Map(rows.map(({ statement, ...counts }) => [statement, counts]));
  };
  for (const [name, call] of Object.entries(CALLS)) {
    const sent = await sentBy(call);
    // Requests one after the other use one connection.
    for (let run = 0; run < 2 * OWN_PLANS; run += 1) await call();
    const prepared = await plans();
    for (const text of sent) {
      const { own = Number.NaN, all = 0 } = prepared.get(text) ?? {};
      expect({ name, text, planned: own <= OWN_PLANS && all > 0 }).toEqual({ name, text, planned: true });
    }
  }
});
