import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';
import { loadConfig } from '../src/platform/config';
import { openServices } from '../src/platform/open-services';
import { expectNothingLost, seedClosingQuiz, seedLearners, type Send, Taker } from './quiz-kill-fixtures';
import { databaseForProcesses, type TestDatabase } from './support/database';
import { after, before, type KillPoint, startKillable } from './support/killable';
import type { Running } from './support/process';
import { type SignedIn, startTestServer } from './support/server';

const LEARNERS = 6;
const HOUR = 3_600_000;
/** How long after its deadline an attempt may be open (spec 12.11); milliseconds. */
const ENDS_WITHIN = 10_000;

const START = ['insert into "quiz_attempts"', '^commit'];
const ANSWER = ['insert into "attempt_answers"', '^commit'];
const END = ['update "quiz_attempts"', '^commit'];

/** While learners start and answer. */
const WHILE_OPEN: [name: string, point: KillPoint][] = [
  ['before an attempt is committed', before(...START)],
  ['after an attempt is committed', after(...START)],
  ['before the first answers are committed', before(...ANSWER)],
  ['after the first answers are committed', after(...ANSWER)],
  ['before answers that follow others are committed', before(...ANSWER, ...ANSWER, ...ANSWER, ...ANSWER)],
  ['after answers that follow others are committed', after(...ANSWER, ...ANSWER, ...ANSWER, ...ANSWER)],
];
/** After the deadline, while the server ends the attempts. */
const AT_THE_END: [name: string, point: KillPoint][] = [
  ['before the end of an attempt is committed', before(...END)],
  ['after the end of an attempt is committed', after(...END)],
];

let dataDir: string;
let database: TestDatabase;
let server: Running | undefined;
const env = () => ({
  NODE_ENV: 'test',
  LOG_LEVEL: 'silent',
  DATA_DIR: dataDir,
  DATABASE_URL: database.databaseUrl,
});

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'digiken-quiz-kill-'));
  database = await databaseForProcesses(dataDir);
});
afterAll(async () => {
  server?.child.kill('SIGKILL');
  await server?.finished;
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Undefined if the process was killed before it answered: the learner sends it again. */
const send: Send = async (path, method, as, body) => {
  const answer = await fetch(`${server?.url}/api${path}`, {
    method,
    headers: { ...as.headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
  if (answer === undefined) return undefined;
  const text = await answer.text().catch(() => '');
  expect(answer.ok, text).toBe(true);
  return text === '' ? undefined : JSON.parse(text).data;
};
/** Sends a request whose answer is lost on its way. */
const sendAndLose: Send = (...request) => send(...request).then(() => undefined);

const isKilled = () => server?.child.signalCode === 'SIGKILL';

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  expect(await server?.finished).toMatchObject({ code: 0, err: '' });
}

/** A site with learners and a quiz, whose database outlives each process. */
async function seed() {
  const site = await startTestServer({ ...env() }, { ...database, drop: async () => {} });
  const now = site.clock.now();
  const closesAt = new Date(now.getTime() + HOUR);
  const { learners, lessonId } = await seedLearners(site, LEARNERS);
  const admin = await site.signedIn('admin');
  const quizId = await seedClosingQuiz(site, lessonId, closesAt);
  await site.close();
  return { takers: learners.map((as) => new Taker(as, quizId)), admin, quizId, now, closesAt };
}

/** States of all attempts. Reading the list of results ends none. */
async function statesOf(quizId: string, admin: SignedIn): Promise<string[]> {
  const answer = await fetch(`${server?.url}/api/instructor/quiz/${quizId}/results/csv`, admin);
  const { data } = (await answer.json()) as { data: { csv: string } };
  const lines = data.csv.trim().split('\r\n').slice(1);
  return lines.map((line) => line.split(',')[2] ?? '');
}

test(
  '[12.2][12.11] a process is killed at every statement that matters while learners answer and when the quiz closes: no acknowledged answer is lost, and every attempt ends at its deadline',
  async () => {
    const { takers, admin, quizId, now, closesAt } = await seed();
    for (const [name, kill] of WHILE_OPEN) {
      server = await startKillable(env(), { now, kill });
      expect(server.url, name).not.toBe('');
      for (let round = 0; round < 8 && !isKilled(); round += 1) {
        await Promise.all(takers.map((taker) => taker.act(send)));
      }
      await server.finished;
      expect(isKilled(), name).toBe(true);
    }
    server = await startKillable(env(), { now });
    for (const how of [send, sendAndLose, send]) await Promise.all(takers.map((taker) => taker.act(how)));
    await stop();
    for (const { confirmed } of takers) expect(confirmed.size).toBeGreaterThan(1);

    const later = new Date(closesAt.getTime() + ENDS_WITHIN);
    for (const [name, kill] of AT_THE_END) {
      server = await startKillable(env(), { now: later, kill });
      await server.finished;
      expect(isKilled(), name).toBe(true);
    }
    server = await startKillable(env(), { now: later });
    await expect.poll(() => statesOf(quizId, admin)).toEqual(takers.map(() => 'complete'));
    await stop();

    const services = await openServices(loadConfig(env()));
    await expectNothingLost(services, quizId, takers);
    await services.close();
  },
  timeOut(120_000),
);
