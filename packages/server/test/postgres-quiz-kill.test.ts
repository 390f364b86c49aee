import { setTimeout } from 'node:timers/promises';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolments, enrolmentUnits } from '../src/enrolment/tables';
import { newId } from '../src/platform/ids';
import { attemptAnswers, quizAttempts } from '../src/quizzes/tables';
import { seedCourse } from './learning-fixtures';
import { question, seedQuiz } from './quiz-fixtures';
import { type Running, startCli } from './support/process';
import { type SignedIn, startTestServer, type TestServer } from './support/server';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy';

/** Each kill and each loss of the network hits another moment. Other numbers: QUIZ_KILLS, QUIZ_LOSSES, QUIZ_LEARNERS. */
const KILLS = Number(process.env.QUIZ_KILLS ?? 2);
const LOSSES = Number(process.env.QUIZ_LOSSES ?? 2);
const LEARNERS = Number(process.env.QUIZ_LEARNERS ?? 20);
/** A killed process is back after about two seconds. */
const SECONDS = 6 + KILLS * 3;
const QUESTIONS = 6;
/** How long after its deadline an attempt may be open (spec 12.11); milliseconds. */
const ENDS_WITHIN = 10_000;

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

/** One request, to whichever process answers; undefined without an answer. */
async function send(path: string, method: string, as: SignedIn, body: unknown): Promise<any> {
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
}

type Choice = { type: 'single'; option: string };
interface Acknowledged {
  seq: number;
  answer: Choice;
}

/** Answers until the quiz closes, as a browser does: what was not acknowledged is sent again. */
async function takeQuiz(as: SignedIn, quizId: string, closesAt: number): Promise<Map<string, Acknowledged>> {
  const device = `device-${as.id}`;
  const acknowledged = new Map<string, Acknowledged>();
  let attempt: any;
  while (attempt === undefined && Date.now() < closesAt)
    attempt = await send(`/quizzes/${quizId}/attempts`, 'POST', as, { device });
  if (attempt === undefined) return acknowledged;
  const pending = new Map<string, Acknowledged>();
  const seqs = new Map<string, number>();
  while (Date.now() < closesAt) {
    const { id: slot } = attempt.questions[Math.floor(Math.random() * QUESTIONS)];
    const seq = (seqs.get(slot) ?? 0) + 1;
    seqs.set(slot, seq);
    pending.set(slot, { seq, answer: { type: 'single', option: Math.random() < 0.5 ? 'a' : 'b' } });
    const events = [...pending].map(([id, one]) => ({ slot: id, ...one, elapsedMs: 1 }));
    const saved = await send(`/attempts/${attempt._id}/answers`, 'PUT', as, { device, events });
    for (const { slot: id, seq: stored, late } of saved?.saved ?? []) {
      const sent = pending.get(id);
      if (sent === undefined || sent.seq !== stored) continue;
      if (!late) acknowledged.set(id, sent);
      pending.delete(id);
    }
    await setTimeout(100 + Math.random() * 300);
  }
  return acknowledged;
}

test(
  `[12.2][12.11] ${LEARNERS} learners answer during ${KILLS} × kill -9 and ${LOSSES} losses of the network: no acknowledged answer is lost, and every attempt ends in time`,
  async () => {
    const { db } = site.services;
    const course = await seedCourse(site);
    const questions = Array.from({ length: QUESTIONS }, (_, at) =>
      question(
        {
          type: 'single',
          prompt: { text: `Question ${at + 1}?`, format: 'plain' },
          options: [
            { id: 'a', text: 'This' },
            { id: 'b', text: 'That' },
          ],
        },
        { type: 'single', option: 'a' },
      ),
    );
    const people: SignedIn[] = [];
    for (let at = 0; at < LEARNERS; at += 1) people.push(await site.signedIn('user'));
    for (const { id: userId } of people) {
      const enrolmentId = newId();
      await db.insert(enrolments).values({ id: enrolmentId, userId, courseId: course.id, whole: true });
      await db
        .insert(enrolmentUnits)
        .values(course.units.map(({ id }) => ({ enrolmentId, unitId: id, pricePaid: 0 })));
    }
    const closesAt = new Date(Date.now() + SECONDS * 1_000);
    const quizId = await seedQuiz(site, course.units[0]?.lessons[0] ?? '', { questions, closesAt });

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
    const [acknowledged] = await Promise.all([
      Promise.all(people.map((one) => takeQuiz(one, quizId, closesAt.getTime()))),
      kills,
      losses,
    ]);

    // No browser is open any more.
    const open = and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.state, 'open'));
    while ((await db.$count(quizAttempts, open)) > 0 && Date.now() < closesAt.getTime() + 2 * ENDS_WITHIN)
      await setTimeout(50);
    const endedAfter = Date.now() - closesAt.getTime();
    expect(await db.$count(quizAttempts, open)).toBe(0);
    expect(endedAfter).toBeLessThanOrEqual(Math.max(ENDS_WITHIN, 0));

    let count = 0;
    let lost = 0;
    for (const [at, { id: userId }] of people.entries()) {
      const [attempt, ...others] = await db
        .select()
        .from(quizAttempts)
        .where(and(eq(quizAttempts.quizId, quizId), eq(quizAttempts.userId, userId)));
      expect(others).toEqual([]);
      if (attempt === undefined) continue;
      expect(attempt).toMatchObject({ state: 'complete', timedOut: true, submittedAt: attempt.deadlineAt });
      const rows = await db
        .select()
        .from(attemptAnswers)
        .where(and(eq(attemptAnswers.attemptId, attempt.id), eq(attemptAnswers.late, false)))
        .orderBy(asc(attemptAnswers.seq));
      for (const [slot, { seq, answer }] of acknowledged[at] ?? []) {
        count += 1;
        const stored = rows.find((row) => row.slot === slot && row.seq === seq);
        if (JSON.stringify(stored?.answer) !== JSON.stringify(answer)) {
          const same = stored?.answer?.type === 'single' && stored.answer.option === answer.option;
          if (!same) lost += 1;
        }
      }
    }
    expect(count).toBeGreaterThan(LEARNERS);
    expect(lost).toBe(0);
    console.info(
      `quiz kill -9: ${JSON.stringify({ kills: KILLS, losses: LOSSES, learners: LEARNERS, acknowledged: count, lost, endedAfter })}`,
    );
  },
  120_000 + KILLS * 15_000,
);
