import { afterAll, beforeAll, expect, test } from 'vitest';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldTallies } from '../src/platform/tallies';
import { siteFacts } from '../src/tutor/assistant/facts';
import { seedCategory, seedCourse } from './learning-fixtures';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { statementsOf } from './support/statements';
import { tallyDifferences } from './support/tally-differences';

let server: TestServer;
let learner: SignedIn;
let tutor: SignedIn;
let admin: SignedIn;
let category: string;

beforeAll(async () => {
  server = await startTestServer();
  [learner, tutor, admin] = [
    await server.signedIn('user'),
    await server.signedIn('tutor'),
    await server.signedIn('admin'),
  ];
  category = await seedCategory(server, 'Farming');
  await seedCourse(server, { ownerId: tutor.id, categoryId: category, prices: [0, 300] });
});
afterAll(() => server.close());

const rows = async (text: string) => (await server.services.database.pool.query(text)).rows;

const differences = () => tallyDifferences(server);

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

test('[16.6] the migration counts what is there already', async () => {
  const folder = join(import.meta.dirname, '../drizzle');
  const name = readdirSync(folder).find((file) => file.endsWith('_growth.sql')) ?? '';
  const fill = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint').at(-1);
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

test('[16.7] each option of a filter promises as many courses as it then shows', async () => {
  const shelf = await seedCategory(server, 'Shelf');
  const more = { categoryId: shelf };
  await seedCourse(server, { ...more, prices: [0, 200], level: 'advanced' });
  await seedCourse(server, { ...more, prices: [200], priceWhole: 0 });
  const translated = await seedCourse(server, more);
  await rows(`update courses set languages = array['en', 'sw'], minutes = 400 where id = '${translated.id}'`);
  const read = async (query: string) => {
    const { status, body } = await server.call('GET', `/courses?q=published&size=100&facets=true${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body;
  };
  const names = {
    categories: 'category',
    levels: 'level',
    languages: 'language',
    prices: 'price',
    durations: 'duration',
  };
  for (const chosen of [
    '',
    `&category=${shelf}`,
    '&price=paid',
    '&language=sw',
    '&level=advanced&duration=short',
    '&search=Course',
  ]) {
    const { facets, data } = await read(chosen);
    expect([chosen, facets.total]).toEqual([chosen, data.length]);
    for (const [facet, name] of Object.entries(names)) {
      const others = chosen.replace(new RegExp(`&${name}=[^&]*`), '');
      for (const { value, count } of facets[facet]) {
        const query = `${others}&${name}=${value}`;
        expect([query, (await read(query)).data.length]).toEqual([query, count]);
      }
    }
  }
});

test('[16.11] what the assistant says about all courses is read from counters and the ends of an index', async () => {
  const { db, config, database } = server.services;
  const { pool } = database;
  await pool.query(`update courses set price = 900, languages = array['en', 'sw'] where id = 'grown1'`);
  await pool.query(`update courses set price = 50 where id = 'grown2'`);
  const facts = () => siteFacts({ db, payments: config.payments, language: 'en' });
  let text = '';
  const sent = await statementsOf(server, async () => {
    text = (await facts()).map((passage) => passage.text).join(' ');
  });
  expect(text).toMatch(/Ksh\s50 to Ksh\s900/);
  expect(text).toContain('English, Swahili');
  const [priced, ...others] = sent.filter((one) => one.includes('"courses"'));
  expect(others).toEqual([]);
  expect(sent).toHaveLength(2);
  const client = await pool.connect();
  try {
    await client.query('set enable_seqscan = off');
    const { rows: plan } = await client.query(`explain ${priced}`);
    const read = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(read.match(/Limit.*\s+->\s+Index Only Scan (Backward )?using courses_by_price/g)).toHaveLength(2);
  } finally {
    client.release(true);
  }
});

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
