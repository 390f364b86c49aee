import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

let site: TestServer;
let proxy: TcpProxy;
/** Reaches the database of `site` through the proxy. */
let server: TestServer;
let learner: SignedIn;
/** Runs longer than a connection may be silent without a check. */
let slow: Promise<{ rows: unknown[] }>;

beforeAll(async () => {
  site = await startTestServer();
  slow = site.services.database.pool.query(`select pg_sleep(6), 'done' as outcome`);
  slow.catch(() => {});
  const url = new URL(site.services.config.databaseUrl ?? '');
  const database = Number(url.port);
  proxy = await startTcpProxy(() => database);
  url.port = String(proxy.port);
  server = await startTestServer({ DATABASE_URL: url.href });
  learner = await server.signedIn();
}, timeOut(60_000));
afterAll(async () => {
  await server.close();
  await proxy.close();
  await site.close();
});

const CONNECTIONS = 20;

const readUser = () => server.call('GET', `/user/${learner.id}`, { as: learner });
const readUsers = (count: number) => Promise.all(Array.from({ length: count }, readUser));
const transact = () =>
  server.services.db
    .transaction((tx) => tx.execute(sql`select 1`))
    .then(
      () => undefined,
      () => undefined,
    );

/** Resolves once as many requests as there are connections succeed at once. @throws after 10 seconds */
const recovery = () =>
  expect
    .poll(async () => (await readUsers(CONNECTIONS)).every(({ status }) => status === 200), {
      timeout: timeOut(10_000),
    })
    .toBe(true);

test(
  '[10.1] serves again within 10 seconds after a network that dropped every packet returns',
  async () => {
    await readUsers(CONNECTIONS);
    proxy.drop();
    const outcomes = [
      ...Array.from({ length: CONNECTIONS }, readUser),
      // A transaction whose first statement fails must give its connection back, too.
      ...Array.from({ length: CONNECTIONS }, transact),
    ];
    const first = await Promise.race(outcomes.slice(0, CONNECTIONS));
    expect(first).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
    await proxy.restore();
    await recovery();
    for (const outcome of await Promise.all(outcomes))
      expect([200, 503, undefined]).toContain(outcome?.status);
  },
  timeOut(60_000),
);

test(
  '[10.1] serves again within 10 seconds if only the old connections stay dead',
  async () => {
    await readUsers(CONNECTIONS);
    proxy.drop();
    await proxy.restore();
    await recovery();
    const { pool } = server.services.database;
    expect(pool.totalCount - pool.idleCount, 'connections that are still held').toBe(0);
  },
  timeOut(60_000),
);

test(
  '[10.1] does not cancel a slow statement',
  async () => {
    expect((await slow).rows).toMatchObject([{ outcome: 'done' }]);
  },
  timeOut(30_000),
);
