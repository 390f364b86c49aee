import { createRequire } from 'node:module';
import { join } from 'node:path';
import { median } from '../lib/median.mjs';
import { ROOT } from '../lib/run.mjs';
import { signIn, startBare, startDigiken, temporaryFolder, withPostgres } from './server.mjs';

const CONNECTIONS = 50;
const SECONDS = 5;
/** Our server and the baseline are measured alternately, so that other load on the machine affects both. */
const ROUNDS = 3;
/**
 * Required share of the requests per second of a bare Fastify route with the same query in the same run (spec 14.60).
 * `alone` is the list with one connection, where no requests share a run of the query.
 */
const LEAST = { list: 0.8, alone: 0.6, user: 0.6 };
const CALLS = /** @type {const} */ ({
  list: 'published courses',
  alone: 'published courses, one at a time',
  user: 'one user',
});

/**
 * Requests per second over a fixed time, after a warm-up that is not measured.
 * @param {string} url
 * @param {Record<string, string>} headers
 * @param {number} connections
 */
async function load(url, headers, connections = CONNECTIONS) {
  const autocannon = createRequire(join(ROOT, 'package.json'))('autocannon');
  await autocannon({ url, headers, connections, duration: 2 });
  const result = await autocannon({ url, headers, connections, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

/** @typedef {Awaited<ReturnType<typeof load>>} Measure */

/** @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env */
async function measureOurs(env) {
  const { url, stop } = await startDigiken(env);
  try {
    const { id, headers } = await signIn(url);
    const claims = headers.authorization.split('.')[1] ?? '';
    return {
      session: /** @type {string} */ (JSON.parse(Buffer.from(claims, 'base64url').toString()).sid),
      list: await load(`${url}/api/courses?q=published`, {}),
      alone: await load(`${url}/api/courses?q=published`, {}, 1),
      user: await load(`${url}/api/user/${id}`, headers),
    };
  } finally {
    await stop();
  }
}

/**
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 * @param {string} session
 */
async function measureBare(env, session) {
  const { url, stop } = await startBare(env);
  try {
    return {
      list: await load(`${url}/courses`, {}),
      alone: await load(`${url}/courses`, {}, 1),
      user: await load(`${url}/session/${session}`, {}),
    };
  } finally {
    await stop();
  }
}

/**
 * @param {string} database
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 */
async function compare(database, env) {
  /** @type {{ ours: Record<keyof typeof CALLS, Measure>, bare: Record<keyof typeof CALLS, Measure> }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const ours = await measureOurs(env);
    rounds.push({ ours, bare: await measureBare(env, ours.session) });
  }
  const calls = /** @type {(keyof typeof CALLS)[]} */ (Object.keys(CALLS));
  return calls.map((call) => {
    const ours = median(rounds.map((round) => round.ours[call].perSecond));
    const bare = median(rounds.map((round) => round.bare[call].perSecond));
    return {
      database,
      call: CALLS[call],
      'requests/s': ours,
      'p99 ms': median(rounds.map((round) => round.ours[call].p99)),
      'bare requests/s': bare,
      share: Number((ours / bare).toFixed(2)),
      holds: ours >= LEAST[call] * bare,
    };
  });
}

export async function benchApi() {
  const folder = await temporaryFolder();
  try {
    const pglite = await compare('PGlite', { DATA_DIR: join(folder.dataDir, 'pglite') });
    const postgres = await withPostgres((url) =>
      compare('PostgreSQL', { DATA_DIR: join(folder.dataDir, 'postgres'), DATABASE_URL: url }),
    );
    return [...postgres, ...pglite];
  } finally {
    await folder.remove();
  }
}
