import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lessonProgress } from '../src/learning/tables';
import { seedCourse } from './learning-fixtures';
import { before, type KillPoint, startKillable } from './support/killable';
import type { Running } from './support/process';
import { type SignedIn, startTestServer, type TestServer } from './support/server';

/** One of many writes of lessons, when about half of them are acknowledged. */
const KILL: KillPoint = before(...Array.from({ length: 40 }, () => 'insert into "lesson_progress"'));

let site: TestServer;
let one: Running;
let two: Running;
beforeAll(async () => {
  site = await startTestServer();
  const env = {
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: site.dataDir,
    DATABASE_URL: site.services.config.databaseUrl ?? '',
  };
  const now = site.clock.now();
  [one, two] = await Promise.all([startKillable(env, { now, kill: KILL }), startKillable(env, { now })]);
});
afterAll(async () => {
  for (const { child, finished } of [one, two]) {
    child.kill('SIGKILL');
    await finished;
  }
  await site.close();
});

test('a process that is killed in the middle of a write loses no confirmed one, and one retry succeeds for every failed request', async () => {
  const learners = await Promise.all(Array.from({ length: 6 }, () => site.signedIn()));
  const course = await seedCourse(site, { prices: Array(15).fill(0) as number[] });
  const lessonIds = course.units.flatMap((unit) => unit.lessons);
  const proxy = await startProxy([one.url, two.url]);
  const failures: string[] = [];
  let retried = 0;
  /** One request with one retry, as the hooks do. */
  const ask = async ({ headers }: SignedIn, method: string, path: string, body?: unknown) => {
    for (const last of [false, true]) {
      const answer = await fetch(`${proxy.url}/api${path}`, {
        method,
        headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
        body: body === undefined ? undefined : JSON.stringify(body),
      }).catch(() => undefined);
      if (answer?.ok) return;
      if (last) failures.push(`${method} ${path}: ${answer?.status ?? 'no answer'}`);
      else retried += 1;
    }
  };
  const study = async (learner: SignedIn) => {
    const choice = { choice: { whole: true }, expectedTotal: 0 };
    await ask(learner, 'POST', `/course/${course.id}/enrol`, choice);
    for (const lessonId of lessonIds) {
      await ask(learner, 'GET', `/course/unit/lesson/${lessonId}`);
      await ask(learner, 'PUT', `/course/unit/lesson/${lessonId}/progress`, { done: true });
    }
  };
  try {
    await Promise.all(learners.map(study));
  } finally {
    await proxy.close();
  }
  await one.finished;
  expect(one.child.signalCode).toBe('SIGKILL');
  expect(failures).toEqual([]);
  expect(proxy.broken()).toBeGreaterThan(0);
  expect(retried).toBeGreaterThan(0);
  for (const { id: userId } of learners) {
    const kept = await site.services.db
      .select({ lessonId: lessonProgress.lessonId })
      .from(lessonProgress)
      .where(and(eq(lessonProgress.userId, userId), isNotNull(lessonProgress.doneAt)));
    expect(kept.map(({ lessonId }) => lessonId).toSorted()).toEqual(lessonIds.toSorted());
  }
});

/** Alternates between the servers. A server that fails is not used again, and its request gets 502. */
async function startProxy(targets: string[]) {
  let turn = 0;
  let broken = 0;
  const alive = new Set(targets);
  const server: Server = createServer((incoming, outgoing) => {
    const choices = [...alive];
    const target = choices[(turn += 1) % choices.length] ?? '';
    const { method, headers } = incoming;
    const onward = send(`${target}${incoming.url ?? ''}`, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
      answer.once('error', () => outgoing.destroy());
    });
    onward.once('error', () => {
      broken += 1;
      alive.delete(target);
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502).end();
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    broken: () => broken,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
