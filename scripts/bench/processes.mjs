import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { startBareProcesses, startDigiken, temporaryFolder, withPostgres } from './server.mjs';
import { startTurnProxy } from './turn-proxy.mjs';

const CONNECTIONS = 40;
/** Of load for each call; set PROCESSES_SECONDS for a shorter run. */
const SECONDS = Number(process.env.PROCESSES_SECONDS ?? 10);
const WARM_UP = 2;

/**
 * @typedef {{ id: string, email: string, course: string, lesson: string }} Learner
 * @typedef {{ password: string, courses: number, learners: Learner[] }} Data
 * @typedef {{ perSecond: number, p99: number }} Measure
 * @typedef {{ name: string, method?: string, path: (learner: Learner) => string, body?: object, visitor?: true }} Call
 */

/** What pages ask for most: two calls of visitors, three of learners. @type {Call[]} */
const CALLS = [
  { name: 'list of courses', path: () => '/courses?q=published&size=20', visitor: true },
  { name: 'course', path: ({ course }) => `/course/${course}`, visitor: true },
  { name: 'own courses', path: ({ id }) => `/enrolled/courses/${id}?as=${id}` },
  { name: 'lesson', path: ({ id, lesson }) => `/course/unit/lesson/${lesson}?as=${id}` },
  {
    name: 'reading position',
    method: 'PUT',
    path: ({ id, lesson }) => `/course/unit/lesson/${lesson}/progress?as=${id}`,
    body: { scroll: 0.5 },
  },
];

/** @param {NodeJS.ProcessEnv} env @returns {Promise<Data>} */
async function fill(env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/processes-data.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The data of the processes bench could not be written: ${code}.`);
  return JSON.parse(printed);
}

/**
 * @param {string} url
 * @param {Data} data
 * @returns {Promise<Record<string, string>[]>} headers of each learner
 */
const signInAll = (url, { password, learners }) =>
  Promise.all(
    learners.map(async ({ email }) => {
      const answer = await fetch(`${url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
      const { data } = await answer.json();
      const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { authorization: `Bearer ${data.token}`, cookie: cookie.join('; ') };
    }),
  );

/**
 * @param {string} url
 * @param {Call} call
 * @param {Learner[]} learners
 * @param {Record<string, string>[]} sessions
 * @returns {Promise<Measure>}
 */
async function load(url, call, learners, sessions) {
  const autocannon = createRequire(join(ROOT, 'package.json'))('autocannon');
  const { method = 'GET', body, visitor } = call;
  const requests = learners.map((learner, at) => ({
    method,
    path: `/api${call.path(learner)}`,
    headers: { ...(visitor ? {} : sessions[at]), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }));
  const options = { url, connections: CONNECTIONS, requests };
  await autocannon({ ...options, duration: WARM_UP });
  const result = await autocannon({ ...options, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

/**
 * @param {{ url: string, stop: () => Promise<void> }[]} serving
 * @param {Data} data
 * @param {boolean} sessions whether the servers know sessions
 */
async function measure(serving, data, sessions) {
  const proxy = await startTurnProxy(serving.map(({ url }) => Number(new URL(url).port)));
  try {
    const headers = sessions ? await signInAll(proxy.url, data) : [];
    /** @type {Measure[]} */
    const measures = [];
    for (const call of CALLS) measures.push(await load(proxy.url, call, data.learners, headers));
    return measures;
  } finally {
    await proxy.close();
    for (const one of serving) await one.stop();
  }
}

/**
 * One and two server processes on PostgreSQL at full scale, next to one and two of bare Fastify with the same queries,
 * all behind the same proxy. Takes about 12 minutes. SCALE divides the size; SCALE_DATABASE_URL names a database that
 * already contains the data of `scale`.
 */
export async function benchProcesses() {
  const folder = await temporaryFolder();
  const run = async (/** @type {string} */ address) => {
    const env = { DATA_DIR: join(folder.dataDir, 'data'), DATABASE_URL: address, DEMO: 'false' };
    const data = await fill(env);
    if (data.learners.length === 0) throw new Error('No learner has a course to read.');
    /** @type {Record<string, Measure[]>} */
    const results = {};
    for (const count of [1, 2]) {
      const ours = [];
      while (ours.length < count) ours.push(await startDigiken(env));
      results[`ours${count}`] = await measure(ours, data, true);
      const bare = [];
      while (bare.length < count) bare.push(await startBareProcesses(env));
      results[`bare${count}`] = await measure(bare, data, false);
    }
    const of = (/** @type {string} */ what, /** @type {number} */ at) =>
      results[what]?.[at] ?? { perSecond: Number.NaN, p99: Number.NaN };
    const cell = (/** @type {Measure} */ { perSecond, p99 }) => `${perSecond}/s, ${p99} ms`;
    const size = data.courses.toLocaleString('en-GB');
    console.log(
      [
        `\n${size} courses, ${CONNECTIONS} connections, ${availableParallelism()} cores for all: requests a second, p99\n`,
        '| call | one process | two processes | gain | bare, one | bare, two |',
        '|---|---|---|---|---|---|',
        ...CALLS.map(({ name }, at) => {
          const gain = (of('ours2', at).perSecond / of('ours1', at).perSecond).toFixed(2);
          const cells = ['ours1', 'ours2'].map((what) => cell(of(what, at)));
          return `| ${name} | ${cells.join(' | ')} | ${gain} | ${cell(of('bare1', at))} | ${cell(of('bare2', at))} |`;
        }),
      ].join('\n'),
    );
    return CALLS.map(({ name }, at) => ({
      call: name,
      'one /s': of('ours1', at).perSecond,
      'two /s': of('ours2', at).perSecond,
      'of bare, one': Number((of('ours1', at).perSecond / of('bare1', at).perSecond).toFixed(2)),
      'of bare, two': Number((of('ours2', at).perSecond / of('bare2', at).perSecond).toFixed(2)),
      holds: of('ours2', at).perSecond > 0,
    }));
  };
  try {
    const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
    const known = process.env.SCALE_DATABASE_URL;
    return known === undefined ? await withPostgres(run, flags) : await run(known);
  } finally {
    await folder.remove();
  }
}
