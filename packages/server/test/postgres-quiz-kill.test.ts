import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizAttempts } from '../src/quizzes/tables';
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
import { type Running, startCli } from './support/process';
import { startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

/** Each kill and each loss of the network hits another moment. Other numbers: QUIZ_KILLS, QUIZ_LOSSES, QUIZ_LEARNERS. */
const KILLS = Number(process.env.QUIZ_KILLS ?? 2);
const LOSSES = Number(process.env.QUIZ_LOSSES ?? 2);
const LEARNERS = Number(process.env.QUIZ_LEARNERS ?? 20);
/** A killed process is back after about two seconds, later on a busy machine. */
const SECONDS_FOR_EACH = 3;

interface Node {
  process: Running;
  /** The network between the learners and this process. */
  network: TcpProxy;
}

let site: TestServer;
let nodes: Node[] = [];
/** How long the start of a process takes; milliseconds. */
let startMs = 0;
const env = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: site.dataDir,
  DATABASE_URL: site.services.config.databaseUrl ?? '',
});
const startNode = async (): Promise<Node> => {
  const began = Date.now();
  const process = await startCli(env());
  startMs = Math.max(startMs, Date.now() - began);
  return { process, network: await startTcpProxy(() => Number(new URL(process.url).port)) };
};

beforeAll(async () => {
  site = await startTestServer({}, undefined, new TestClock(new Date()));
  nodes = [await startNode(), await startNode()];
}, 120_000);
afterAll(async () => {
  for (const { process, network } of nodes) {
    process.child.kill('SIGTERM');
    await process.finished;
    await network.close();
  }
  await site.close();
});

/** To whichever process answers. */
const send: Send = async (path, method, as, body) => {
  const at = Math.random() < 0.5 ? 0 : 1;
  for (const node of [nodes[at], nodes[1 - at]]) {
    try {
      const answer = await fetch(`http://127.0.0.1:${node?.network.port}/api${path}`, {
        method,
        headers: { ...as.headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(1_500),
      });
      if (answer.ok) return ((await answer.json()) as { data: unknown }).data;
    } catch {
      // Killed, or the network is away: the other one, then again.
    }
  }
  return undefined;
};

test(
  `[12.2][12.11] ${LEARNERS} learners answer during ${KILLS} × kill -9 and ${LOSSES} losses of the network: no acknowledged answer is lost, and every attempt ends in time`,
  async () => {
    const { db } = site.services;
    const { learners, lessonId } = await seedLearners(site, LEARNERS);
    // A slow machine gets as much more time to answer as it needs to start.
    const room = 6_000 + KILLS * Math.max(SECONDS_FOR_EACH * 1_000, 1.5 * startMs);
    const closesAt = new Date(Date.now() + room);
    const takers: Taker[] = learners.map(({ id }) => ({ id, confirmed: new Map() }));
    const quizId = await seedClosingQuiz(site, lessonId, closesAt);

    const kills = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(Math.random() * 1_500);
        await answersOf(takers, closesAt.getTime());
        const victim = nodes[kill % 2] as Node;
        victim.process.child.kill('SIGKILL');
        await victim.process.finished;
        await victim.network.close();
        nodes[kill % 2] = await startNode();
      }
    })();
    const losses = (async () => {
      for (let loss = 0; loss < LOSSES; loss += 1) {
        await setTimeout(Math.max(0, room / (LOSSES + 1) - 700));
        const { network } = nodes[(loss + 1) % 2] as Node;
        network.drop();
        await setTimeout(700);
        await network.restore();
      }
    })();
    const taking = Promise.all(
      learners.map((as, at) =>
        takeQuiz(send, as, { quizId, closesAt, pause: 400, confirmed: takers[at]?.confirmed ?? new Map() }),
      ),
    );
    const open = and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.state, 'open'));
    // No browser is open any more. One process always runs, also while the other one still starts again.
    const ended = taking.then(() =>
      openFor(async () => (await db.$count(quizAttempts, open)) > 0, closesAt.getTime()),
    );
    const [endedAfter] = await Promise.all([ended, kills, losses]);
    expect(await db.$count(quizAttempts, open)).toBe(0);
    expect(endedAfter).toBeLessThanOrEqual(ENDS_WITHIN);

    const { acknowledged, lost } = await countLost(site.services, quizId, takers);
    expect(haveAnswered(takers)).toBe(true);
    expect(lost).toBe(0);
    console.info(
      `quiz kill -9: ${JSON.stringify({ kills: KILLS, losses: LOSSES, learners: LEARNERS, acknowledged, lost, endedAfter })}`,
    );
  },
  // Only for a process that hangs: on a busy machine, each start takes many times the usual time.
  120_000 + KILLS * 30_000,
);
