import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { withPostgres } from './server.mjs';

/** Allowed time of page 1,000: a multiple of the first page plus some milliseconds, because timers are coarse. */
const TIMES = 2;
const MORE_MS = 15;
/** M-Pesa repeats a callback that is not answered; milliseconds. */
const MOST_SETTLE_MS = 1000;

/**
 * @typedef {{
 *   orders: number,
 *   list: { first: number, last: number, page: number },
 *   settled: { payments: number, perSecond: number, p50: number, p99: number, failures: number, balanced: boolean } | null,
 * }} Printed
 * @param {string} database
 * @param {NodeJS.ProcessEnv} env
 */
async function measure(database, env) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/payments.ts'], {
    cwd: ROOT,
    env: commandEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
  });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`The payments bench on ${database} ended with ${code}.`);
  const { orders, list, settled } = /** @type {Printed} */ (JSON.parse(printed));
  return [
    {
      database,
      what: `list of ${orders.toLocaleString('en-GB')} orders`,
      figures: `page 1: ${list.first} ms, page ${list.page}: ${list.last} ms`,
      holds: list.last <= list.first * TIMES + MORE_MS,
    },
    ...(settled === null
      ? []
      : [
          {
            database,
            what: `${settled.payments} payments at ${settled.perSecond} a second`,
            figures: `p50 ${settled.p50} ms, p99 ${settled.p99} ms, ${settled.failures} failures, ledger ${settled.balanced ? 'balanced' : 'NOT balanced'}`,
            holds: settled.failures === 0 && settled.balanced && settled.p99 <= MOST_SETTLE_MS,
          },
        ]),
  ];
}

/** Lists 100,000 orders on both databases, and settles 50 payments a second on PostgreSQL. SCALE divides the orders. */
export async function benchPayments() {
  const postgres = await withPostgres((address) => measure('PostgreSQL', { DATABASE_URL: address }));
  const pglite = await measure('PGlite', { DATABASE_URL: 'memory:', SETTLE_SECONDS: '0' });
  return [...postgres, ...pglite];
}
