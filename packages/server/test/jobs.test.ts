import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { enqueue, hurry, jobs, JobWorker, LEASE_MS, RENEW_MS } from '../src/platform/jobs';
import { startTestServer, type TestServer } from './support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  // Leases are renewed when a test says so.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await server.services.db.delete(jobs);
});
afterEach(() => {
  vi.useRealTimers();
});

const KIND = 'test';
const worker = (
  handle: (key: string) => Promise<Date | void>,
  onError: (error: unknown) => void = () => {},
) => {
  const made = new JobWorker({ db: server.services.db, clock: server.clock, onError });
  made.register({ [KIND]: ({ key }) => handle(key) });
  return made;
};
const add = (key: string, runAt = server.clock.now()) =>
  enqueue(server.services.db, { kind: KIND, key, runAt });
const left = () => server.services.db.select().from(jobs);

test('[11.5] two workers share the jobs: each runs once', async () => {
  const ran: string[] = [];
  for (let number = 0; number < 40; number += 1) await add(String(number));
  const handle = async (key: string) => void ran.push(key);
  const counts = await Promise.all([worker(handle).drain(), worker(handle).drain()]);
  expect(ran).toHaveLength(40);
  expect(new Set(ran).size).toBe(40);
  expect(counts[0] + counts[1]).toBe(40);
  expect(await left()).toEqual([]);
});

/** A worker in the middle of the job `key`, and what its handler waits for. */
async function busyWorker(key: string) {
  await add(key);
  let started = () => {};
  const begun = new Promise<void>((resolve) => (started = resolve));
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const busy = worker(() => {
    started();
    return held;
  });
  const drained = busy.drain();
  await begun;
  return { busy, drained, finish };
}

test('[11.5] the job of a killed worker is taken over once its lease has ended', async () => {
  const { busy: killed, drained, finish } = await busyWorker('long');
  const ran: string[] = [];
  const other = worker(async (key) => void ran.push(key));
  expect(await other.drain()).toBe(0);
  server.clock.advance({ seconds: LEASE_MS / 1000 + 1 });
  expect(await other.drain()).toBe(1);
  expect(ran).toEqual(['long']);
  // The first worker can no longer finish it: a new job of the same name stays.
  await add('long');
  await killed.close();
  finish();
  await drained;
  expect(await left()).toHaveLength(1);
});

test('[11.5] a job that takes longer than its lease stays with its worker', async () => {
  const { drained, finish } = await busyWorker('longer');
  const other = worker(async () => {});
  for (let passed = 0; passed <= 2 * LEASE_MS; passed += RENEW_MS) {
    server.clock.advance({ seconds: RENEW_MS / 1000 });
    vi.advanceTimersByTime(RENEW_MS);
    const end = new Date(server.clock.now().getTime() + LEASE_MS);
    await expect.poll(left).toMatchObject([{ lockedUntil: end, attempts: 1 }]);
    expect(await other.drain()).toBe(0);
  }
  finish();
  expect(await drained).toBe(1);
  expect(await left()).toEqual([]);
  expect(vi.getTimerCount(), 'the renewal ends with the job').toBe(0);
});

test('[11.5] a failed job runs again later and later, and stays as failed at the end', async () => {
  await add('bad');
  let runs = 0;
  const failing = worker(async () => {
    runs += 1;
    throw new Error('The provider does not answer.');
  });
  await failing.drain();
  expect(runs).toBe(1);
  server.clock.advance({ seconds: 4 });
  await failing.drain();
  expect(runs).toBe(1);
  server.clock.advance({ seconds: 2 });
  await failing.drain();
  expect(runs).toBe(2);
  for (let more = 0; more < 12; more += 1) {
    server.clock.advance({ hours: 7 });
    await failing.drain();
  }
  expect(runs).toBe(9);
  expect((await left())[0]).toMatchObject({
    error: 'The provider does not answer.',
    failedAt: expect.any(Date),
  });
});

test('[11.5] a rolled-back transaction leaves no job, and one key is one job', async () => {
  await server.services.db
    .transaction(async (tx) => {
      await enqueue(tx, { kind: KIND, key: 'never', runAt: server.clock.now() });
      throw new Error('Roll back.');
    })
    .catch(() => {});
  expect(await left()).toEqual([]);
  expect([await add('once'), await add('once')]).toEqual([true, false]);
  expect(await left()).toHaveLength(1);
});

test('[11.5] a job can ask to run again, and can be brought forward', async () => {
  const later = new Date(server.clock.now().getTime() + 60_000);
  await add('again', later);
  const runs: number[] = [];
  const repeating = worker(async () => {
    runs.push(runs.length);
    return runs.length < 3 ? new Date(server.clock.now().getTime() + 10_000) : undefined;
  });
  expect(await repeating.drain()).toBe(0);
  await hurry(server.services.db, { kind: KIND, key: 'again', runAt: server.clock.now() });
  expect(await repeating.drain()).toBe(1);
  server.clock.advance({ seconds: 11 });
  expect(await repeating.drain()).toBe(1);
  const [row] = await server.services.db.select().from(jobs).where(eq(jobs.key, 'again'));
  expect(row?.attempts).toBe(0);
});

test('[11.5][10.4] a shutdown does not wait for a job that hangs; the job is taken over', async () => {
  await add('hangs');
  let started = () => {};
  const begun = new Promise<void>((resolve) => (started = resolve));
  let fail = (_error: Error) => {};
  const reported: unknown[] = [];
  const hanging = worker(
    async () => {
      started();
      await new Promise<void>((_resolve, reject) => (fail = reject));
    },
    (error) => reported.push(error),
  );
  hanging.start();
  await begun;
  // The handler ends only below: a shutdown that waited for it would never end.
  await hanging.close();
  expect(vi.getTimerCount(), 'its lease is not renewed any more').toBe(0);
  // What it meets afterwards, such as a closed database, is not an error of the job.
  fail(new Error('The database is closed.'));
  await new Promise(setImmediate);
  expect(reported).toEqual([]);
  expect(await left()).toMatchObject([{ attempts: 1, error: null }]);
  server.clock.advance({ seconds: LEASE_MS / 1000 + 1 });
  expect(await worker(async () => {}).drain()).toBe(1);
});
