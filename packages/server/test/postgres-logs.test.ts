import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enqueue, jobs, JobWorker } from '../src/platform/jobs';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { causedBy, currentCause } from '../src/platform/request-context';
import { startCli } from './support/process';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const ID = '7d0e3f5a9b2c4d6e8f1a3b5c7d9e0f2a';

test('[14.122] answers name the request: by a well-formed id of the proxy, otherwise by a new one', async () => {
  const idFor = async (given?: string, path = '/health') => {
    const { headers } = await server.call('GET', path, {
      headers: given === undefined ? {} : { 'x-request-id': given },
    });
    return headers['x-request-id'];
  };
  expect(await idFor(ID)).toBe(ID);
  expect(await idFor(ID, '/no/such/page')).toBe(ID);
  expect(await idFor(ID, '/course/%E0%A4%A')).toBe(ID);
  const uuid = '0b5d1f57-7c7e-4a59-9f43-3c1f0a9d2b11';
  expect(await idFor(uuid)).toBe(uuid);
  for (const given of [
    undefined,
    'short',
    'a'.repeat(37),
    `${ID} "}`,
    'maji-ya-kunywa-no-7',
    `${ID}, ${ID}`,
  ]) {
    const id = await idFor(given);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f-]{27}$/);
    expect(id).not.toBe(given);
  }
});

test('[14.122] each line of the log in production is JSON, and those of a request carry its id', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'digiken-log-'));
  const { child, url, finished } = await startCli({
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: server.services.config.databaseUrl ?? '',
  });
  await fetch(`${url}/api/courses?q=siri`, { headers: { 'x-request-id': ID } });
  child.kill('SIGTERM');
  const { out } = await finished;
  await rm(dataDir, { recursive: true });
  const lines = out.split('\n').filter((line) => line.startsWith('{'));
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofRequest = parsed.filter(({ reqId }) => reqId === ID);
  expect(ofRequest.map(({ msg }) => msg)).toEqual(['incoming request', 'request completed']);
  expect(parsed.every(({ level, time, msg }) => level !== undefined && time !== undefined && msg)).toBe(true);
  expect(out).not.toContain('siri');
});

test('[14.123] a job is logged with its kind and the request that added it, whichever process runs it', async () => {
  const { db } = server.services;
  await db.delete(jobs);
  const runAt = server.clock.now();
  await causedBy({ requestId: ID }, () => enqueue(db, { kind: 'lost', key: '1', runAt }));
  await enqueue(db, { kind: 'lost', key: '2', runAt: new Date(runAt.getTime() + 1) });
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: server.dataDir,
    DATABASE_URL: server.services.config.databaseUrl,
  });
  const lines: string[] = [];
  const stderr = vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const other = await openServices(config, { clock: server.clock });
  server.clock.advance({ seconds: 1 });
  other.jobs.register({ lost: () => Promise.reject(new Error('The handler failed.')) });
  // A request of this process that happens to wake the worker is not the cause.
  await causedBy({ requestId: 'not-the-cause' }, () => other.jobs.drain());
  await other.close();
  stderr.mockRestore();
  const parsed = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed.map(({ reqId, job, msg }) => ({ reqId, job, msg }))).toEqual([
    { reqId: ID, job: 'lost', msg: 'background work failed' },
    { reqId: undefined, job: 'lost', msg: 'background work failed' },
  ]);
  await db.delete(jobs);
});

test('[14.123] a job that a handler adds names the request of the first one', async () => {
  const { db } = server.services;
  const runAt = server.clock.now();
  const worker = new JobWorker({ db, clock: server.clock, onError: () => {} });
  let seen: unknown;
  worker.register({
    first: async () => void (await enqueue(db, { kind: 'second', key: '1', runAt })),
    second: async () => void (seen = currentCause()),
  });
  await causedBy({ requestId: ID }, () => enqueue(db, { kind: 'first', key: '1', runAt }));
  await worker.drain();
  expect(seen).toEqual({ requestId: ID, job: 'second' });
});
