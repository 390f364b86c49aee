import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openPostgresPool } from '../src/platform/database/postgres';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

let site: TestServer;
let proxy: TcpProxy;
/** The database of `site` through the proxy. */
let url: string;
beforeAll(async () => {
  site = await startTestServer();
  const address = new URL(site.services.config.databaseUrl ?? '');
  const database = Number(address.port);
  proxy = await startTcpProxy(() => database);
  address.port = String(proxy.port);
  url = address.href;
});
afterAll(async () => {
  await proxy.close();
  await site.close();
});

test('[10.1] connections that a cut network left without a response are closed and replaced after 4 seconds', async () => {
  // The watch over the connections and what it counts by; the driver keeps its own timers.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
  try {
    const { pool, close } = openPostgresPool(url, { checkoutMs: 10_000, prepare: 'select 1' });
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    const ask = () =>
      Promise.all(
        Array.from({ length: pool.options.max }, () =>
          pool.query('select 1').then(
            () => 'answered',
            () => 'failed',
          ),
        ),
      );
    expect(new Set(await ask())).toEqual(new Set(['answered']));
    proxy.drop();
    const unanswered = ask();
    await proxy.restore();
    // Silent for 3 seconds, seen by a look each second.
    await vi.advanceTimersByTimeAsync(4_000);
    expect(new Set(await unanswered)).toEqual(new Set(['failed']));
    expect(pool.totalCount - pool.idleCount, 'connections that are still held').toBe(0);
    expect(new Set(await ask())).toEqual(new Set(['answered']));
    await close();
  } finally {
    vi.useRealTimers();
  }
});

const CALLERS = 4;

test('[10.2] answers 503 with Retry-After, never 500, while the database restarts', async () => {
  const server = await startTestServer({ DATABASE_URL: url });
  const learner: SignedIn = await server.signedIn();
  const administrator = await server.signedIn('admin');
  const readUser = () => server.call('GET', `/user/${learner.id}`, { as: learner });
  let running = true;
  const seen: Awaited<ReturnType<typeof readUser>>[] = [];
  // Before the database goes away, which may be as soon as one caller has been answered.
  const categories = await Promise.all(
    Array.from({ length: CALLERS }, async (_, caller) => {
      const body = { name: `Category ${caller}` };
      return (await server.call('POST', '/admin/categories', { as: administrator, body })).body.data._id;
    }),
  );
  const keepCalling = async (category: string, caller: number) => {
    const path = `/admin/category/${category}`;
    for (let time = 0; running; time += 1) {
      const body = { name: `Category ${caller}, version ${time}` };
      seen.push(await server.call('PUT', path, { as: administrator, body }), await readUser());
    }
  };
  const callers = categories.map(keepCalling);
  const expectSoon = (status: number) => {
    const from = seen.length;
    return expect
      .poll(() => seen.slice(from).some((answer) => answer.status === status), { interval: 10 })
      .toBe(true);
  };

  await expectSoon(200);
  await proxy.refuse();
  await expectSoon(503);
  await proxy.restore();
  await expectSoon(200);
  running = false;
  await Promise.all(callers);

  expect(new Set(seen.map(({ status }) => status))).toEqual(new Set([200, 503]));
  for (const { headers } of seen.filter(({ status }) => status === 503)) {
    expect(headers['retry-after']).toBe('5');
  }
  await server.close();
});
