import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** Allowed time of page 1,000: a multiple of the first page plus some milliseconds, because timers are coarse. */
const TIMES = 2;
const MORE_MS = 15;
/** Minimum number of courses to check query plans: the database reads small tables with a full scan. */
const FULL_COURSES = 100_000;
/** The embedded database gets a tenth of the full size, which takes as long as PostgreSQL needs for all of it. */
const PGLITE_PART = 10;

/**
 * @typedef {{ list: string, 'first ms': number, 'last ms': number | null, page: number, most: number, problems: string }} Row
 * @param {string} database
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(database, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/scale.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The scale bench on ${database} ended with ${code}.`);
  const { scale, rows } = /** @type {{ scale: Record<string, number>, rows: Row[] }} */ (JSON.parse(printed));
  const { courses = 0 } = scale;
  return rows.map(({ most, problems, ...row }) => {
    const last = row['last ms'] ?? row['first ms'];
    const planned = courses < FULL_COURSES || problems === '';
    return {
      database: `${database}, ${courses.toLocaleString('en-GB')} courses`,
      ...row,
      'whole tables': problems,
      holds: planned && last <= most && last <= row['first ms'] * TIMES + MORE_MS,
    };
  });
}

/**
 * Checks that page 1,000 of every list is as fast as page 1. Takes about 15 minutes. SCALE divides
 * the size. SCALE_DATABASE_URL names a database that already contains the data.
 */
export async function benchScale() {
  const url = process.env.SCALE_DATABASE_URL;
  const onPostgres = (/** @type {string} */ address) => measure('PostgreSQL', { DATABASE_URL: address });
  // The data is discarded afterwards, so durability is not needed.
  const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
  const postgres = url === undefined ? await withPostgres(onPostgres, flags) : await onPostgres(url);
  const part = PGLITE_PART * Number(process.env.SCALE ?? 1);
  const pglite = await measure('PGlite', { DATABASE_URL: 'memory:', SCALE: String(part) });
  return [...postgres, ...pglite];
}
