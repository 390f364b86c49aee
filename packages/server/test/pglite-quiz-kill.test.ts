import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import {
  countLost,
  ENDS_WITHIN,
  seedClosingQuiz,
  seedLearners,
  type Send,
  takeQuiz,
} from './quiz-kill-fixtures';
import { copyDataDir } from './support/database';
import { type Running, startCli } from './support/process';
import { type SignedIn, startTestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

/**
 * A small run. The full one: QUIZ_KILLS=20 QUIZ_LOSSES=10 QUIZ_LEARNERS=200 QUIZ_SECONDS=8 npx vitest run --project
 * pglite test/pglite-quiz-kill.test.ts
 */
const KILLS = Number(process.env.QUIZ_KILLS ?? 2);
const LOSSES = Number(process.env.QUIZ_LOSSES ?? 1);
const LEARNERS = Number(process.env.QUIZ_LEARNERS ?? 15);
/** From one kill to the next: the only process needs two seconds to recover, longer with many learners. */
const SECONDS_FOR_EACH = Number(process.env.QUIZ_SECONDS ?? 4);
const SECONDS = (KILLS + 1) * SECONDS_FOR_EACH;
/** Together the learners send at most about 30 requests per second, which one process on PGlite can serve. */
const PAUSE = Math.max(400, LEARNERS * 50);
const LAST_KILL_BEFORE_MS = 3_000;
const LOSS_MS = 700;

let dataDir: string;
let server: Running;
let network: TcpProxy;
const env = () => ({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: dataDir });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'digiken-quiz-kill-'));
  await copyDataDir(dataDir);
}, 60_000);
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  await network?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const send: Send = async (path, method, as, body) => {
  try {
    const answer = await fetch(`http://127.0.0.1:${network.port}/api${path}`, {
      method,
      headers: { ...as.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2_500),
    });
    return answer.ok ? ((await answer.json()) as { data: unknown }).data : undefined;
  } catch {
    // Killed, or the network is away: the caller sends it again.
    return undefined;
  }
};

/** Kills the only process and starts it again on its port. @returns seconds until it serves again */
async function kill(): Promise<number> {
  const began = Date.now();
  server.child.kill('SIGKILL');
  await server.finished;
  server = await startCli({ ...env(), PORT: new URL(server.url).port });
  return (Date.now() - began) / 1_000;
}

/** States of all attempts, as the list of results shows them: reading it ends none. */
async function statesOf(quizId: string, admin: SignedIn): Promise<string[] | undefined> {
  const file = await send(`/instructor/quiz/${quizId}/results/csv`, 'GET', admin);
  return file?.csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line: string) => line.split(',')[2] ?? '');
}

/** A migrated folder with learners and a quiz, for the process to open. */
async function seed() {
  const began = Date.now();
  const site = await startTestServer(
    { DATA_DIR: dataDir },
    { databaseUrl: '', snapshot: undefined, drop: async () => {} },
  );
  const opened = Date.now() - began;
  const { learners, lessonId } = await seedLearners(site, LEARNERS);
  const admin = await site.signedIn('admin');
  // The process opens the same folder next, which takes about as long.
  const closesAt = new Date(Date.now() + SECONDS * 1_000 + 2 * opened);
  const quizId = await seedClosingQuiz(site, lessonId, closesAt);
  await site.close();
  return { learners, admin, quizId, closesAt };
}

test(
  `[12.2][12.11] on the embedded database, ${LEARNERS} learners answer during ${KILLS} × kill -9, the last one 3 seconds before the deadline, and ${LOSSES} losses of the network: no acknowledged answer is lost, and every attempt ends in time`,
  async () => {
    const { learners, admin, quizId, closesAt } = await seed();
    server = await startCli(env());
    network = await startTcpProxy(Number(new URL(server.url).port));
    const began = Date.now();
    const room = closesAt.getTime() - began;
    expect(room, 'time to answer').toBeGreaterThan(5_000);

    const downs: number[] = [];
    const kills = (async () => {
      for (let at = 1; at < KILLS; at += 1) {
        const due = began + (room * (at - 0.5 + Math.random() * 0.5)) / KILLS;
        await setTimeout(Math.max(0, due - Date.now()));
        downs.push(await kill());
      }
      // The deadline comes while the process starts.
      await setTimeout(closesAt.getTime() - LAST_KILL_BEFORE_MS - Date.now());
      downs.push(await kill());
    })();
    const losses = (async () => {
      for (let loss = 1; loss <= LOSSES; loss += 1) {
        await setTimeout(Math.max(0, began + (room * loss) / (LOSSES + 1) - Date.now()));
        network.drop();
        await setTimeout(LOSS_MS);
        await network.restore();
      }
    })();
    const taken = await Promise.all(
      learners.map(async (as) => ({
        id: as.id,
        confirmed: await takeQuiz(send, as, { quizId, closesAt, pause: PAUSE }),
      })),
    );
    await Promise.all([kills, losses]);

    // No browser is open any more.
    const patience = closesAt.getTime() + 2 * ENDS_WITHIN;
    let states = await statesOf(quizId, admin);
    while ((states === undefined || states.includes('open')) && Date.now() < patience) {
      await setTimeout(100);
      states = await statesOf(quizId, admin);
    }
    const endedAfter = Date.now() - closesAt.getTime();
    expect(new Set(states)).toEqual(new Set(['complete']));
    expect(endedAfter).toBeLessThanOrEqual(ENDS_WITHIN);

    server.child.kill('SIGTERM');
    await server.finished;
    const services = await openServices(loadConfig(env()));
    const { acknowledged, lost } = await countLost(services, quizId, taken);
    await services.close();
    expect(acknowledged).toBeGreaterThan(LEARNERS);
    expect(lost).toBe(0);
    const down = Math.max(...downs);
    console.info(
      `quiz kill -9 on PGlite: ${JSON.stringify({ kills: downs.length, losses: LOSSES, learners: LEARNERS, attempts: states?.length, acknowledged, lost, endedAfter, longestDownSeconds: down })}`,
    );
  },
  120_000 + KILLS * 15_000,
);
