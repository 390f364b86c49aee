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
/** How much smaller the site is with which every response is compared. */
const SMALLER = 100;
/** Noise of a first page, which does not count as growth. */
const NOISE_MS = 3;

/**
 * @typedef {{ list: string, 'first ms': number, 'last ms': number | null, page: number, most: number, problems: string, bytes: number, growth: number }} Row
 * @typedef {{ courses: number, rows: Row[] }} Measured
 */

/**
 * @param {NodeJS.ProcessEnv} env of one run of packages/server/bench/scale.ts
 * @returns {Promise<Measured>}
 */
async function measure(env) {
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
  if (code !== 0) throw new Error(`The scale bench ended with ${code}.`);
  const { scale, rows } = /** @type {{ scale: Record<string, number>, rows: Row[] }} */ (JSON.parse(printed));
  return { courses: scale.courses ?? 0, rows };
}

/**
 * @param {string} database
 * @param {Measured} full
 * @param {Measured} small
 */
function compare(database, { courses, rows }, small) {
  const before = new Map(small.rows.map((row) => [row.list, row]));
  return rows.map(({ most, problems, growth, bytes, ...row }) => {
    const first = row['first ms'];
    const last = row['last ms'] ?? first;
    const base = before.get(row.list);
    const planned = courses < FULL_COURSES || problems === '';
    const grew = base === undefined ? 1 : first / base['first ms'];
    const flat = base === undefined || first <= base['first ms'] * growth + NOISE_MS;
    return {
      database: `${database}, ${courses.toLocaleString('en-GB')} courses`,
      ...row,
      [`times ${small.courses.toLocaleString('en-GB')} courses`]: Number(grew.toFixed(1)),
      KB: Number((bytes / 1000).toFixed(1)),
      'whole tables': problems,
      holds: flat && planned && last <= most && last <= first * TIMES + MORE_MS,
    };
  });
}

/**
 * @param {string} database
 * @param {NodeJS.ProcessEnv} full
 * @param {NodeJS.ProcessEnv} small
 */
async function grow(database, full, small) {
  const before = await measure(small);
  return compare(database, await measure(full), before);
}

/**
 * Checks that page 1,000 of every list is as fast as page 1, and that no list or dashboard takes much longer on a site
 * that is a hundred times as large. Takes about 20 minutes. SCALE divides the size; SCALE_LISTS measures only
 * lists whose name contains it. SCALE_DATABASE_URL and
 * SCALE_SMALL_DATABASE_URL name databases that already contain the data.
 */
export async function benchScale() {
  const scale = Number(process.env.SCALE ?? 1);
  const { SCALE_DATABASE_URL: url, SCALE_SMALL_DATABASE_URL: smallUrl } = process.env;
  // The data is discarded afterwards, so durability is not needed.
  const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
  /** @param {string | undefined} address @param {string} size */
  const onPostgres = (address, size) => {
    const run = (/** @type {string} */ at) => measure({ DATABASE_URL: at, SCALE: size });
    return address === undefined ? withPostgres(run, flags) : run(address);
  };
  const small = await onPostgres(smallUrl, String(SMALLER));
  const postgres = compare('PostgreSQL', await onPostgres(url, String(scale)), small);
  const pglite = await grow(
    'PGlite',
    { DATABASE_URL: 'memory:', SCALE: String(PGLITE_PART * scale) },
    { DATABASE_URL: 'memory:', SCALE: String(SMALLER) },
  );
  return [...postgres, ...pglite];
}
