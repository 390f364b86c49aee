import { afterAll, beforeAll, expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldTallies } from '../src/platform/tallies';
import { seedCategory, seedCourse, type Seeded } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';

let server: TestServer;
let learner: SignedIn;
let tutor: SignedIn;
let admin: SignedIn;
let category: string;
let course: Seeded;

beforeAll(async () => {
  server = await startTestServer();
  [learner, tutor, admin] = [
    await server.signedIn('user'),
    await server.signedIn('tutor'),
    await server.signedIn('admin'),
  ];
  category = await seedCategory(server, 'Farming');
  course = await seedCourse(server, { ownerId: tutor.id, categoryId: category, prices: [0, 300] });
});
afterAll(() => server.close());

const rows = async (text: string) => (await server.services.database.pool.query(text)).rows;

/** Kept counts that are not those of a recount, in either direction. */
const differences = () =>
  rows(`with kept as (select name, key, part, sum(change)::int as count from tallies group by 1, 2, 3 having sum(change) <> 0),
    counted as (select * from counted_tallies())
    (select 'kept' as which, * from (select * from kept except select * from counted) a)
    union all (select 'counted', * from (select * from counted except select * from kept) b)`);

const enrol = async (as: SignedIn, id: string) => {
  const body = { choice: { whole: true }, expectedTotal: 0 };
  expect((await server.call('POST', `/course/${id}/enrol`, { as, body })).status).toBe(201);
};

test('[16.6] counters are those of a recount after each kind of change, and after they were folded', async () => {
  const { db, database } = server.services;
  const free = await seedCourse(server, { ownerId: tutor.id });
  await enrol(learner, free.id);
  expect(await differences()).toEqual([]);
  const run = async (text: string) => {
    await database.pool.query(text);
    expect([text, await differences()]).toEqual([text, []]);
  };
  await run(`update courses set state = 'unpublished' where id = '${free.id}'`);
  await run(
    `update courses set state = 'published', minutes = 500, languages = array['en', 'sw'] where id = '${free.id}'`,
  );
  await run(`update enrolments set state = 'cancelled' where course_id = '${free.id}'`);
  await run(`update enrolments set teacher_id = '${admin.id}', created_at = created_at - interval '40 days'`);
  await run(`insert into enrolments (id, user_id, course_id, whole) values ('e2', '${admin.id}', '${free.id}', true)
    on conflict (user_id, course_id) do update set state = 'active'`);
  await run(`insert into hubs (id, name, summary) values ('h1', 'Chama', 'A group')`);
  await run(`insert into hub_members (hub_id, user_id, joined_at) values ('h1', '${learner.id}', now())`);
  await run(
    `insert into hub_requests (id, hub_id, user_id, message, state) values ('r1', 'h1', '${tutor.id}', '', 'requested')`,
  );
  await run(`update hub_requests set state = 'rejected'`);
  await run(`update users set role = 'tutor' where id = '${admin.id}'`);
  await run(`update users set role = 'admin' where id = '${admin.id}'`);
  await foldTallies(db);
  expect(await differences()).toEqual([]);
  expect(await rows('select name from tallies group by name, key, part having count(*) > 1')).toEqual([]);
  await run(`delete from hubs`);
  await run(`delete from categories`);
  await run(`delete from courses where id = '${free.id}'`);
  await run(`delete from users where id = '${(await server.signedIn('user')).id}'`);
  await foldTallies(db);
  expect(await differences()).toEqual([]);
});

test('[16.6] concurrent writers of one count, folds among them, lose nothing and wait for nobody', async () => {
  const { pool } = server.services.database;
  const [first, second] = [await pool.connect(), await pool.connect()];
  try {
    for (const client of [first, second]) await client.query('begin');
    await first.query(`update courses set level = 'advanced' where id = '${course.id}'`);
    await first.query(`insert into hubs (id, name, summary) values ('c1', 'One', '')`);
    // Neither the insert nor the fold waits for the open transaction.
    await second.query(`insert into hubs (id, name, summary) values ('c2', 'Two', '')`);
    await foldTallies(server.services.db);
    await first.query('commit');
    await second.query('rollback');
  } finally {
    first.release();
    second.release();
  }
  await Promise.all([
    ...Array.from({ length: 8 }, (_, n) =>
      pool.query(`insert into hubs (id, name, summary) values ('n${n}', 'N${n}', '')`),
    ),
    foldTallies(server.services.db),
    foldTallies(server.services.db),
  ]);
  expect(await differences()).toEqual([]);
});

test('[16.6] the migration counts what is there already', async () => {
  const sql = readFileSync(join(import.meta.dirname, '../drizzle/0052_growth.sql'), 'utf8');
  const [fill] = sql.split('--> statement-breakpoint').slice(-1);
  const { pool } = server.services.database;
  await pool.query('delete from tallies');
  expect(await differences()).not.toEqual([]);
  await pool.query(fill ?? '');
  expect(await differences()).toEqual([]);
});

/** A site with `times` as many published courses and people. */
async function grow(times: number): Promise<void> {
  const { pool } = server.services.database;
  await pool.query(`insert into courses (id, state, title, summary, description_markdown, description_html, level, owner_id, languages)
    select 'grown' || n, 'published', 'Bees ' || n, 'About bees', '', '', 'beginner', '${tutor.id}', array['en']
    from generate_series(1, ${times}) n on conflict do nothing`);
  await pool.query(`insert into users (id, first_name, last_name, email, role) select 'grown' || n, 'A', 'B', 'g' || n || '@x.example', 'user'
    from generate_series(1, ${times}) n on conflict do nothing`);
  await pool.query('analyze courses');
}

test.each([
  ['16.7', 'admin dashboard', () => server.call('GET', '/admin/dashboard', { as: admin })],
  ['16.7', 'categories', () => server.call('GET', '/categories')],
  ['16.7', 'options of the filters', () => server.call('GET', '/courses?q=published&size=1&facets=true')],
] as const)(
  '[%s] %s: reads counters, and no rows of courses or people to count',
  async (_row, _name, call) => {
    await grow(40);
    const sent = await statementsOf(server, async () => expect((await call()).status).toBe(200));
    const counting = sent.filter((text) => /count\(|sum\(/.test(text));
    expect(counting.length).toBeGreaterThan(0);
    for (const text of counting) expect(text).toContain('"tallies"');
    expect(sent.join()).not.toMatch(/count\(\*\)|unnest/);
  },
);

test('[16.8] the dashboard of an instructor with many courses sends no more statements, and shows figures of at most ten minutes ago', async () => {
  const dashboard = async () => {
    const { status, body } = await server.call('GET', '/instructor/dashboard', { as: tutor });
    expect(status).toBe(200);
    return body.data;
  };
  await grow(230);
  const exact = await dashboard();
  expect(exact).toMatchObject({ courses: 231, published: 231, learners: 0, countedAt: null });
  await enrol(learner, 'grown1');
  await grow(240);
  const sent = await statementsOf(server, async () => {
    expect(await dashboard()).toMatchObject({ courses: 241, learners: 0, countedAt: expect.any(String) });
  });
  expect(sent.join()).not.toMatch(/from "(enrolments|lesson_progress|lessons)"/);
  expect((await dashboard()).enrolmentsByWeek.at(-1)).toMatchObject({ count: 1 });
  server.clock.advance({ minutes: 10 });
  const [before] = await Promise.all([dashboard(), dashboard()]);
  expect(before.learners).toBe(0);
  await server.services.background.settled();
  const after = await dashboard();
  expect(after).toMatchObject({ learners: 1, countedAt: server.clock.now().toISOString() });
  expect(after.byCourse[0]).toMatchObject({ _id: 'grown1', learners: 1 });
});
