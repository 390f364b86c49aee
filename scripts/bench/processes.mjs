import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { median } from '../lib/median.mjs';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { processBounds } from './process-bounds.mjs';
import { startBareProcesses, startDigiken, temporaryFolder, withPostgres } from './server.mjs';
import { startTurnProxy } from './turn-proxy.mjs';

const CONNECTIONS = 40;
/** Of load for each measure; set PROCESSES_SECONDS for a shorter run. */
const SECONDS = Number(process.env.PROCESSES_SECONDS ?? 5);
const WARM_UP = 2;
/** What is compared is measured in turns, so that other load on the machine affects all of it. The median counts. */
const ROUNDS = 3;

/**
 * @typedef {{ id: string, email: string, course: string, lesson: string, session?: string }} Learner
 * @typedef {{ password: string, courses: number, learners: Learner[] }} Data
 * @typedef {import('./process-bounds.mjs').Measure} Measure
 * @typedef {import('./process-bounds.mjs').Site} Site
 * @typedef {{ name: string, method?: string, path: (learner: Learner) => string, body?: object, visitor?: true }} Call
 */

/** For bare Fastify, which has no sign-in: who asks, by which session. */
const asks = (/** @type {Learner} */ { id, session }) => `as=${id}&session=${session}`;

/** What pages ask for most: two calls of visitors, three of learners. @type {Call[]} */
const CALLS = [
  { name: 'list of courses', path: () => '/courses?q=published&size=20', visitor: true },
  { name: 'course', path: ({ course }) => `/course/${course}`, visitor: true },
  { name: 'own courses', path: (learner) => `/enrolled/courses/${learner.id}?${asks(learner)}` },
  { name: 'lesson', path: (learner) => `/course/unit/lesson/${learner.lesson}?${asks(learner)}` },
  {
    name: 'reading position',
    method: 'PUT',
    path: (learner) => `/course/unit/lesson/${learner.lesson}/progress?${asks(learner)}`,
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
 * @returns {Promise<Record<string, string>[]>} headers of each learner, who gets the id of the session too
 */
const signInAll = (url, { password, learners }) =>
  Promise.all(
    learners.map(async (learner) => {
      const { email } = learner;
      const answer = await fetch(`${url}/api/auth/signin`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      });
      if (!answer.ok) throw new Error(`${email} cannot sign in: ${answer.status} ${await answer.text()}`);
      const { data } = await answer.json();
      const claims = data.token.split('.')[1];
      learner.session = JSON.parse(Buffer.from(claims, 'base64url').toString()).sid;
      const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
      return { authorization: `Bearer ${data.token}`, cookie: cookie.join('; ') };
    }),
  );

/**
 * @param {string} url
 * @param {Call} call
 * @param {Learner[]} learners
 * @param {{ sessions: Record<string, string>[], seconds: number }} options
 * @returns {Promise<Measure>}
 */
async function load(url, call, learners, { sessions, seconds }) {
  const autocannon = createRequire(join(ROOT, 'package.json'))('autocannon');
  const { method = 'GET', body, visitor } = call;
  const requests = learners.map((learner, at) => ({
    method,
    path: `/api${call.path(learner)}`,
    headers: { ...(visitor ? {} : sessions[at]), ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  }));
  const result = await autocannon({ url, connections: CONNECTIONS, requests, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${call.name}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

/**
 * Measures one call on every site in turns.
 * @param {Record<Site, string>} sites addresses
 * @param {Call} call
 * @param {Data} data
 * @param {Record<string, string>[]} sessions
 */
async function compare(sites, call, { learners }, sessions) {
  const names = /** @type {Site[]} */ (Object.keys(sites));
  const run = (/** @type {Site} */ site, /** @type {number} */ seconds) =>
    load(sites[site], call, learners, { sessions: site.startsWith('ours') ? sessions : [], seconds });
  for (const site of names) await run(site, WARM_UP);
  const found = /** @type {Record<Site, Measure[]>} */ ({ ours1: [], ours2: [], bare1: [], bare2: [] });
  for (let round = 0; round < ROUNDS; round += 1)
    for (const site of names) found[site].push(await run(site, SECONDS));
  const middle = (/** @type {Site} */ site) => ({
    perSecond: median(found[site].map(({ perSecond }) => perSecond)),
    p99: median(found[site].map(({ p99 }) => p99)),
  });
  return { ours1: middle('ours1'), ours2: middle('ours2'), bare1: middle('bare1'), bare2: middle('bare2') };
}

/**
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 * @param {Data} data
 */
async function measure(env, data) {
  const ours = [await startDigiken(env), await startDigiken(env)];
  const bare = [await startBareProcesses(env), await startBareProcesses(env)];
  const portsOf = (/** @type {{ url: string }[]} */ list) => list.map(({ url }) => Number(new URL(url).port));
  const proxies = {
    ours1: await startTurnProxy(portsOf(ours.slice(0, 1))),
    ours2: await startTurnProxy(portsOf(ours)),
    bare1: await startTurnProxy(portsOf(bare.slice(0, 1))),
    bare2: await startTurnProxy(portsOf(bare)),
  };
  try {
    const { ours1, ours2, bare1, bare2 } = proxies;
    const sites = { ours1: ours1.url, ours2: ours2.url, bare1: bare1.url, bare2: bare2.url };
    const sessions = await signInAll(ours1.url, data);
    const measured = [];
    for (const call of CALLS) {
      measured.push({ name: call.name, of: await compare(sites, call, data, sessions) });
      console.error(`Measured: ${call.name}.`);
    }
    return measured;
  } finally {
    for (const proxy of Object.values(proxies)) await proxy.close();
    for (const one of [...ours, ...bare]) await one.stop();
  }
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */

/** @param {Measured} measured @param {number} courses */
function printTable(measured, courses) {
  const cell = (/** @type {Measure} */ { perSecond, p99 }) => `${perSecond}/s, ${p99} ms`;
  const size = courses.toLocaleString('en-GB');
  console.log(
    [
      `\n${size} courses, ${CONNECTIONS} connections, ${availableParallelism()} cores for all: requests a second, p99\n`,
      '| call | one process | two processes | gain | bare, one | bare, two |',
      '|---|---|---|---|---|---|',
      ...measured.map(({ name, of }) => {
        const gain = (of.ours2.perSecond / of.ours1.perSecond).toFixed(2);
        const cells = [cell(of.ours1), cell(of.ours2), gain, cell(of.bare1), cell(of.bare2)];
        return `| ${name} | ${cells.join(' | ')} |`;
      }),
    ].join('\n'),
  );
}

/**
 * One and two server processes on PostgreSQL at full scale, next to one and two of bare Fastify with the same queries,
 * all behind the same kind of proxy. Fails unless every line holds. Takes about 12 minutes, of which 5 fill the
 * database; `SCALE=10 PROCESSES_SECONDS=2 npm run bench -- processes` takes 3. SCALE divides the size;
 * SCALE_DATABASE_URL names a database that already contains the data of `scale`.
 */
export async function benchProcesses() {
  const folder = await temporaryFolder();
  const run = async (/** @type {string} */ address) => {
    const env = { DATA_DIR: join(folder.dataDir, 'data'), DATABASE_URL: address, DEMO: 'false' };
    const data = await fill(env);
    if (data.learners.length === 0) throw new Error('No learner has a course to read.');
    const measured = await measure(env, data);
    printTable(measured, data.courses);
    return processBounds(measured);
  };
  try {
    // The data is discarded afterwards. Statistics that change between two measures would favour the later one.
    const flags = ['fsync=off', 'max_wal_size=4GB', 'shared_buffers=512MB', 'autovacuum=off'];
    const known = process.env.SCALE_DATABASE_URL;
    return known === undefined
      ? await withPostgres(
          run,
          flags.flatMap((flag) => ['-c', flag]),
        )
      : await run(known);
  } finally {
    await folder.remove();
  }
}
