import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/**
 * @typedef {{ actions: number, lost: number, doubled: number, refused: number, unreported: number, told: number, faults: number, kinds: boolean }} Figures
 * @param {string} database
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(database, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/week/main.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The week on ${database} ended with ${code}.`);
  const { kinds, ...figures } = /** @type {Figures} */ (JSON.parse(printed));
  const { lost, doubled, refused, unreported, told } = figures;
  return {
    database,
    ...figures,
    holds: lost + doubled + refused + unreported === 0 && kinds && told > 0,
  };
}

/** Two phones without a connection for a week, in Chromium, on both databases. WEEK_DAYS makes it shorter. */
export async function benchWeek() {
  const pglite = await measure('PGlite', { DATABASE_URL: '' });
  const postgres = await withPostgres((address) => measure('PostgreSQL', { DATABASE_URL: address }));
  return [pglite, postgres];
}
