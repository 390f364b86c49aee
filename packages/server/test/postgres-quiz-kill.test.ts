import { setTimeout } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { quizAttempts } from '../src/quizzes/tables';
import {
  countLost,
  ENDS_WITHIN,
  seedClosingQuiz,
  seedLearners,
  type Send,
  takeQuiz,
} from './quiz-kill-fixtures';
import { type Running, startCli } from './support/process';
import { startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

/** Each kill and each loss of the network hits another moment. Other numbers: QUIZ_KILLS, QUIZ_LOSSES, QUIZ_LEARNERS. */
const KILLS = Number(process.env.QUIZ_KILLS ?? 2);
const LOSSES = Number(process.env.QUIZ_LOSSES ?? 2);
const LEARNERS = Number(process.env.QUIZ_LEARNERS ?? 20);
/** A killed process is back after about two seconds. */
const SECONDS = 6 + KILLS * 3;

interface Node {
  process: Running;
  /** The network between the learners and this process. */
  network: TcpProxy;
}

let site: TestServer;
let nodes: Node[] = [];
const env = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: site.dataDir,
  DATABASE_URL: site.services.config.databaseUrl ?? '',
});
const startNode = async (): Promise<Node> => {
  const process = await startCli(env());
  return { process, network: await startTcpProxy(Number(new URL(process.url).port)) };
};

beforeAll(async () => {
  site = await startTestServer();
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
    const closesAt = new Date(Date.now() + SECONDS * 1_000);
    const quizId = await seedClosingQuiz(site, lessonId, closesAt);

    const kills = (async () => {
      for (let kill = 0; kill < KILLS; kill += 1) {
        await setTimeout(Math.random() * 1_500);
        const victim = nodes[kill % 2] as Node;
        victim.process.child.kill('SIGKILL');
        await victim.process.finished;
        await victim.network.close();
        nodes[kill % 2] = await startNode();
      }
    })();
    const losses = (async () => {
      for (let loss = 0; loss < LOSSES; loss += 1) {
        await setTimeout((SECONDS * 1_000) / (LOSSES + 1) - 700);
        const { network } = nodes[(loss + 1) % 2] as Node;
        network.drop();
        await setTimeout(700);
        await network.restore();
      }
    })();
    const [taken] = await Promise.all([
      Promise.all(
        learners.map(async (as) => ({
          id: as.id,
          confirmed: await takeQuiz(send, as, { quizId, closesAt, pause: 400 }),
        })),
      ),
      kills,
      losses,
    ]);

    // No browser is open any more.
    const open = and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.state, 'open'));
    while ((await db.$count(quizAttempts, open)) > 0 && Date.now() < closesAt.getTime() + 2 * ENDS_WITHIN)
      await setTimeout(50);
    const endedAfter = Date.now() - closesAt.getTime();
    expect(await db.$count(quizAttempts, open)).toBe(0);
    expect(endedAfter).toBeLessThanOrEqual(ENDS_WITHIN);

    const { acknowledged, lost } = await countLost(site.services, quizId, taken);
    expect(acknowledged).toBeGreaterThan(LEARNERS);
    expect(lost).toBe(0);
    console.info(
      `quiz kill -9: ${JSON.stringify({ kills: KILLS, losses: LOSSES, learners: LEARNERS, acknowledged, lost, endedAfter })}`,
    );
  },
  120_000 + KILLS * 15_000,
);
