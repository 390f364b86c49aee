import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** The thousandth page may take so many times the first one, and so many milliseconds more: clocks are coarse. */
const TIMES = 2;
const MORE_MS = 15;
/** No list may take longer, on any page. */
const MOST_MS = 500;
/** The embedded database fills a tenth of the full size in the time that PostgreSQL needs for all. */
const PGLITE_PART = 10;

/**
 * @typedef {{ list: string, 'first ms': number, 'last ms': number | null, page: number, problems: string }} Row
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
  return rows.map((row) => {
    const last = row['last ms'] ?? row['first ms'];
    return {
      database: `${database}, ${scale.courses?.toLocaleString('en-GB')} courses`,
      ...row,
      holds: row.problems === '' && last <= MOST_MS && last <= row['first ms'] * TIMES + MORE_MS,
    };
  });
}

/** Issue 3 §5: every list as fast on its thousandth page as on its first. Takes about ten minutes. */
export async function benchScale() {
  const url = process.env.SCALE_DATABASE_URL;
  const onPostgres = (/** @type {string} */ address) => measure('PostgreSQL', { DATABASE_URL: address });
  // What is filled is thrown away: nothing has to survive a power cut.
  const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
  const postgres = url === undefined ? await withPostgres(onPostgres, flags) : await onPostgres(url);
  const pglite = await measure('PGlite', { DATABASE_URL: 'memory:', SCALE: String(PGLITE_PART) });
  return [...postgres, ...pglite];
}
