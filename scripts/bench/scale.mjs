import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** The thousandth page may take so many times the first one, and so many milliseconds more: clocks are coarse. */
const TIMES = 2;
const MORE_MS = 15;
/** From so many courses on the database's choice of plans is judged: a small table is read faster as a whole. */
const FULL_COURSES = 100_000;
/** The embedded database fills a tenth of the full size in the time that PostgreSQL needs for all. */
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
 * Issue 3 §5: every list as fast on its thousandth page as on its first. Takes about a quarter of an hour; SCALE
 * divides the size, SCALE_DATABASE_URL names a database that is filled already.
 */
export async function benchScale() {
  const url = process.env.SCALE_DATABASE_URL;
  const onPostgres = (/** @type {string} */ address) => measure('PostgreSQL', { DATABASE_URL: address });
  // What is filled is thrown away: nothing has to survive a power cut.
  const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
  const postgres = url === undefined ? await withPostgres(onPostgres, flags) : await onPostgres(url);
  const part = PGLITE_PART * Number(process.env.SCALE ?? 1);
  const pglite = await measure('PGlite', { DATABASE_URL: 'memory:', SCALE: String(part) });
  return [...postgres, ...pglite];
}
