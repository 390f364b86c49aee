import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError, loadConfig } from '../src/platform/config';
import { enqueue } from '../src/platform/jobs';
import { serveMetrics } from '../src/platform/metrics/serve';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ METRICS_PORT: '0' });
});
afterAll(() => server.close());

const scrape = async () => {
  const answer = await fetch(server.app.metricsUrl ?? '');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  return answer.text();
};
/** The value of a line, by its beginning. */
const valueOf = (text: string, start: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${start} `))
      ?.slice(start.length + 1),
  );

test('[14.124] the metrics are off by default, and then only for this machine', () => {
  expect(loadConfig({}).operations.metrics).toBeUndefined();
  expect(loadConfig({ METRICS_PORT: '9464' }).operations.metrics).toEqual({ port: 9464, host: '127.0.0.1' });
  expect(server.app.metricsUrl).toMatch(/^http:\/\/127\.0\.0\.1:/);
});

test('[14.124] they have an address of their own: the site itself does not serve them', async () => {
  expect((await server.app.inject('/metrics')).statusCode).not.toBe(200);
  expect((await fetch(new URL('/api/health', server.app.metricsUrl))).status).toBe(404);
});

test('[14.125] requests are counted by pattern, method and class of status, without anything personal', async () => {
  const learner = await server.signedIn('user', { email: 'siri@test.example' });
  await server.call('GET', `/user/${learner.id}`, { as: learner });
  await server.call('GET', '/user/someone-else', { as: learner });
  await server.call('GET', '/search?q=maji+ya+kunywa');
  await server.app.inject('/a/page/of/nobody?token=abc');
  const text = await scrape();
  const requests = (route: string, status: string, method = 'GET') =>
    valueOf(
      text,
      `digiken_http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`,
    );
  expect(requests('/api/user/:id', '2xx')).toBe(1);
  expect(requests('/api/user/:id', '4xx')).toBe(1);
  expect(requests('/api/auth/signin', '2xx', 'POST')).toBe(1);
  expect(requests('/api/search', '2xx')).toBe(1);
  for (const secret of [learner.id, 'siri', 'someone-else', 'maji', 'nobody', 'abc'])
    expect(text).not.toContain(secret);
});

test('[14.125] the database, the event loop and the process are measured', async () => {
  const before = valueOf(await scrape(), 'digiken_db_query_duration_seconds_count{result="ok"}');
  const { pool } = server.services.database;
  await pool.query('select 1');
  await server.services.db.transaction((tx) => tx.execute('select 1'));
  await expect(pool.query('select nothing')).rejects.toThrow();
  const held = await pool.connect();
  const text = await scrape();
  held.release();
  // One, a transaction of three, and the count of jobs for the first scrape.
  expect(valueOf(text, 'digiken_db_query_duration_seconds_count{result="ok"}')).toBe(before + 5);
  expect(valueOf(text, 'digiken_db_query_duration_seconds_count{result="error"}')).toBe(1);
  expect(valueOf(text, 'digiken_db_pool_connections{state="busy"}')).toBeGreaterThanOrEqual(1);
  expect(valueOf(text, 'digiken_db_pool_waiting')).toBe(0);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(valueOf(text, name)).toBeGreaterThan(0);
});

test('[14.125] jobs are counted by kind, and open streams while they are open', async () => {
  const { db, jobs } = server.services;
  const runAt = server.clock.now();
  jobs.register({ good: async () => {}, bad: () => Promise.reject(new Error('Bad.')) });
  for (const kind of ['good', 'bad', 'later']) await enqueue(db, { kind, key: '1', runAt });
  await jobs.drain();
  const url = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const gone = new AbortController();
  const { headers } = await server.signedIn();
  await fetch(`${url}/api/events`, { headers, signal: gone.signal });
  const text = await scrape();
  expect(valueOf(text, 'digiken_jobs_total{kind="good",result="done"}')).toBe(1);
  expect(valueOf(text, 'digiken_jobs_total{kind="bad",result="failed"}')).toBe(1);
  expect(valueOf(text, 'digiken_jobs_waiting{kind="later",state="waiting"}')).toBe(1);
  expect(valueOf(text, 'digiken_event_streams')).toBe(1);
  gone.abort();
  await expect.poll(async () => valueOf(await scrape(), 'digiken_event_streams')).toBe(0);
});

test('[14.124] a port that is in use stops the start with one sentence', async () => {
  const other = createHttpServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const start = serveMetrics(new Registry(), { port, host: '127.0.0.1' });
  await expect(start).rejects.toThrow(ConfigError);
  await expect(start).rejects.toThrow(`METRICS_PORT ${port} on 127.0.0.1`);
  other.close();
});
