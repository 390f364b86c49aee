import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** Most milliseconds of 99 in 100 checks, one after the other. */
const MOST_MS = 100;

/**
 * @typedef {{ p50: number, p95: number, p99: number }} Quantiles
 * @param {string} database
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(database, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/certificates.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The certificates bench on ${database} ended with ${code}.`);
  const { certificates, alone, together } =
    /** @type {{ certificates: number, alone: Quantiles, together: Quantiles }} */ (JSON.parse(printed));
  const what = `check one of ${certificates.toLocaleString('en-GB')} certificates`;
  const figures = (/** @type {Quantiles} */ { p50, p95, p99 }) =>
    `p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms`;
  return [
    { database, what, figures: figures(alone), holds: alone.p99 <= MOST_MS },
    { database, what: `${what}, ten at once`, figures: figures(together), holds: true },
  ];
}

/** Checks certificates on both databases. SCALE divides their number. */
export async function benchCertificates() {
  const postgres = await withPostgres((address) => measure('PostgreSQL', { DATABASE_URL: address }));
  const pglite = await measure('PGlite', { DATABASE_URL: 'memory:' });
  return [...postgres, ...pglite];
}
