import * as contract from '@digiken/contract';
import { type Call, LIMITS } from '@digiken/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { FILLED_AT, fillScale, PEOPLE, scaleEmail } from '../bench/scale-data';
import { LISTS, type List, MOST_ROWS, UNPAGED } from '../bench/scale-lists';
import { explain, problemsOf, readIn, recorded } from '../bench/scale-plans';
import { hashPassword } from '../src/auth/passwords';
import { TestClock } from './support/clock';
import { PASSWORD, type SignedIn, startTestServer, type TestServer } from './support/server';

const SCALE = { courses: 20_000, people: 20_000, enrolments: 60_000, messages: 60_000, deep: 4_000 };
/** Tables with more rows are considered to grow with the site. */
const BIG = 4_000;
const DEEP_PAGE = 30;

let server: TestServer;
const sessions = new Map<string, SignedIn>();
const big = new Set<string>();

beforeAll(async () => {
  server = await startTestServer({}, undefined, new TestClock(new Date(FILLED_AT)));
  const { pool } = server.services.database;
  await fillScale((statement) => pool.query(statement), SCALE, await hashPassword(PASSWORD));
  for (const [who, n] of Object.entries(PEOPLE)) {
    sessions.set(who, await server.signIn(scaleEmail(n), PASSWORD));
  }
  const { rows } = await pool.query<{ relname: string; reltuples: number }>(
    `select relname, reltuples from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { relname, reltuples } of rows) if (reltuples >= BIG) big.add(relname);
}, timeOut(180_000));
afterAll(() => server.close());

/** Problems in the query plans of the statements that this sends. */
async function problemsWith(list: List, cursor?: string, mostRows = list.mostRows ?? MOST_ROWS) {
  const queries = await recorded(() => read(list, cursor));
  const problems: string[] = [];
  let rows = 0;
  const client = await server.services.database.pool.connect();
  try {
    // A scan of some thousand rows is faster than an index. Disable scans to see the plan of a large site.
    await client.query('set enable_seqscan = off');
    for (const sent of queries) {
      const plan = await explain(client, sent);
      rows += readIn(plan);
      const found = problemsOf(plan, big, mostRows);
      problems.push(...found.map((problem) => `${problem}: ${sent.text.replace(/\s+/g, ' ').slice(0, 300)}`));
    }
  } finally {
    await client.query('reset enable_seqscan');
    client.release();
  }
  return { problems, rows };
}

const read = async ({ as, url }: List, cursor?: string) => {
  const paged = cursor === undefined ? url : `${url}${url.includes('?') ? '&' : '?'}cursor=${cursor}`;
  const answer = await server.call('GET', paged, { as: sessions.get(as) });
  expect(answer.status, paged).toBe(200);
  return answer.body;
};
/** A thread's older messages are reached by `older`, everything else by `next`. */
const nextOf = (body: any): string | null => body.next ?? body.data?.older ?? null;

test('measures every call of the contract that is paged by key', () => {
  const calls = Object.values(contract).flatMap((module) => Object.values(module as object)) as Call[];
  const paged = calls.filter((call) => {
    const shape = (call.query as { shape?: object } | undefined)?.shape;
    return call.method === 'GET' && shape !== undefined && 'cursor' in shape;
  });
  expect(paged.length).toBeGreaterThan(15);
  const measured = new Set(LISTS.map((list) => list.path));
  expect(paged.map((call) => call.path).filter((path) => !measured.has(path))).toEqual([]);
});

describe('a list reads little more than it shows, by an index', () => {
  test.each(LISTS.map((list) => [`${list.as} ${list.url}`, list] as const))(
    '%s, on its first page and on a deep one',
    async (_name, list) => {
      let cursor: string | undefined;
      for (let page = 1, next = nextOf(await read(list)); next !== null && page < DEEP_PAGE; page += 1) {
        cursor = next;
        next = nextOf(await read(list, cursor));
      }
      const first = await problemsWith(list);
      expect(first.problems).toEqual([]);
      if (cursor === undefined) return;
      const deep = await problemsWith(list, cursor);
      expect(deep.problems).toEqual([]);
      // A page by offset reads all rows before it. The distance between matches is not checked here.
      if (list.url.includes('search=')) return;
      expect(deep.rows - first.rows).toBeLessThan((DEEP_PAGE / 2) * LIMITS.pageSize);
    },
  );

  test.each(UNPAGED.map((list) => [`${list.as} ${list.url}`, list] as const))('%s', async (_name, list) => {
    expect((await problemsWith(list)).problems).toEqual([]);
  });
});
