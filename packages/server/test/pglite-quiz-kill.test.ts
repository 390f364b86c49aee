import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import {
  answersOf,
  countLost,
  ENDS_WITHIN,
  haveAnswered,
  openFor,
  seedClosingQuiz,
  seedLearners,
  type Send,
  type Taker,
  takeQuiz,
} from './quiz-kill-fixtures';
import { TestClock } from './support/clock';
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
/**
 * From one kill to the next, at least: the only process needs two seconds to recover, longer with many learners and on
 * a busy machine.
 */
const SECONDS_FOR_EACH = Number(process.env.QUIZ_SECONDS ?? 4);
/** Together the learners send at most about 30 requests per second, which one process on PGlite can serve. */
const PAUSE = Math.max(400, LEARNERS * 50);
const LAST_KILL_BEFORE_MS = 3_000;
const LOSS_MS = 700;

let dataDir: string;
let server: Running;
let network: TcpProxy;
/** Times between which the only process was not there; milliseconds of the clock. */
const downs: { killed: number; back: number }[] = [];
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

/** @param patience milliseconds */
const sendWithin = async (patience: number, ...[path, method, as, body]: Parameters<Send>): Promise<any> => {
  try {
    const answer = await fetch(`http://127.0.0.1:${network.port}/api${path}`, {
      method,
      headers: { ...as.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok ? ((await answer.json()) as { data: unknown }).data : undefined;
  } catch {
    // Killed, or the network is away: the caller sends it again.
    return undefined;
  }
};

/** As a browser does, which asks again after this time. */
const send: Send = (...request) => sendWithin(2_500, ...request);

const portOf = ({ url }: Running) => Number(new URL(url).port);

/** Starts the only process. Resolves once it has answered a request. @returns how long it took; milliseconds */
async function start(): Promise<number> {
  const began = Date.now();
  // On a free port each time: while nothing listens on a port, another connection of this machine may take it.
  server = await startCli(env());
  const answer = await fetch(`http://127.0.0.1:${portOf(server)}/api/health`);
  expect(answer.status).toBe(200);
  return Date.now() - began;
}

/** Kills the only process and starts it again behind the same address. */
async function kill(): Promise<void> {
  const killed = Date.now();
  server.child.kill('SIGKILL');
  await server.finished;
  await start();
  downs.push({ killed, back: Date.now() });
}

/** States of all attempts, as the list of results shows them: reading it ends none. */
async function statesOf(quizId: string, admin: SignedIn): Promise<string[] | undefined> {
  const file = await sendWithin(ENDS_WITHIN, `/instructor/quiz/${quizId}/results/csv`, 'GET', admin);
  return file?.csv
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line: string) => line.split(',')[2] ?? '');
}

/** A migrated folder with learners and a quiz, for the process to open. */
async function seed() {
  const site = await startTestServer(
    { DATA_DIR: dataDir },
    { databaseUrl: '', snapshot: undefined, drop: async () => {} },
    new TestClock(new Date()),
  );
  const { learners, lessonId } = await seedLearners(site, LEARNERS);
  const admin = await site.signedIn('admin');
  const quizId = await seedClosingQuiz(site, lessonId, new Date(Date.now() + 3_600_000));
  await site.close();
  return { learners, admin, quizId };
}

/** Sets when the quiz closes. */
async function close(quizId: string, admin: SignedIn, closesAt: Date): Promise<void> {
  const { title, opensAt, settings, version } = await sendWithin(
    30_000,
    `/instructor/quiz/${quizId}`,
    'GET',
    admin,
  );
  const body = { title, opensAt, closesAt: closesAt.toISOString(), settings, version };
  const saved = await sendWithin(30_000, `/instructor/quiz/${quizId}`, 'PUT', admin, body);
  expect(saved).toMatchObject({ closesAt: closesAt.toISOString() });
}

test(
  `[12.2][12.11] on the embedded database, ${LEARNERS} learners answer during ${KILLS} × kill -9, the last one 3 seconds before the deadline, and ${LOSSES} losses of the network: no acknowledged answer is lost, and every attempt ends in time`,
  async () => {
    const { learners, admin, quizId } = await seed();
    const startMs = await start();
    network = await startTcpProxy(() => portOf(server));
    // A slow machine gets as much more time to answer as it needs to start.
    const room = (KILLS + 1) * Math.max(SECONDS_FOR_EACH * 1_000, 2 * startMs);
    const began = Date.now();
    const closesAt = new Date(began + room);
    await close(quizId, admin, closesAt);

    const lastKillAt = closesAt.getTime() - LAST_KILL_BEFORE_MS;
    const takers: Taker[] = learners.map(({ id }) => ({ id, confirmed: new Map() }));
    const kills = (async () => {
      for (let at = 1; at < KILLS; at += 1) {
        const due = began + (room * (at - 0.5 + Math.random() * 0.5)) / KILLS;
        await setTimeout(Math.max(0, due - Date.now()));
        await answersOf(takers, lastKillAt);
        await kill();
      }
      // The deadline comes while the process starts.
      await setTimeout(Math.max(0, lastKillAt - Date.now()));
      await kill();
    })();
    const losses = (async () => {
      for (let loss = 1; loss <= LOSSES; loss += 1) {
        await setTimeout(Math.max(0, began + (room * loss) / (LOSSES + 1) - Date.now()));
        network.drop();
        await setTimeout(LOSS_MS);
        await network.restore();
      }
    })();
    const taking = learners.map((as, at) =>
      takeQuiz(send, as, { quizId, closesAt, pause: PAUSE, confirmed: takers[at]?.confirmed ?? new Map() }),
    );
    await Promise.all([...taking, kills, losses]);

    // No browser is open any more. A process that does not run cannot end anything: if it was down at the deadline, the
    // time counts from its first answer, and how long a machine needs to start it proves nothing about attempts.
    const from = Math.max(closesAt.getTime(), ...downs.map(({ back }) => back));
    let states: string[] | undefined;
    const endedAfter = await openFor(async () => {
      states = await statesOf(quizId, admin);
      return states?.includes('open');
    }, from);
    expect(endedAfter).toBeLessThanOrEqual(ENDS_WITHIN);
    expect(new Set(states)).toEqual(new Set(['complete']));

    server.child.kill('SIGTERM');
    await server.finished;
    const services = await openServices(loadConfig(env()));
    const { acknowledged, lost } = await countLost(services, quizId, takers);
    await services.close();
    expect(haveAnswered(takers)).toBe(true);
    expect(lost).toBe(0);
    const down = Math.max(...downs.map(({ killed, back }) => back - killed)) / 1_000;
    console.info(
      `quiz kill -9 on PGlite: ${JSON.stringify({ kills: downs.length, losses: LOSSES, learners: LEARNERS, attempts: states?.length, acknowledged, lost, endedAfter, startMs, longestDownSeconds: down })}`,
    );
  },
  // Only for a process that hangs: a busy machine needs many times the usual time.
  240_000 + KILLS * 30_000,
);
