import { spawn } from 'node:child_process';
import { commandEnv, ROOT } from '../lib/run.mjs';
import { temporaryFolder, withPostgres } from './server.mjs';

/** Allowed 95th percentile of `/search` with 100,000 courses on PostgreSQL; milliseconds (spec 14.61). */
const MOST_MS = 100;

/**
 * Times of the site's search. Takes about two minutes; `SCALE=10 npm run bench -- search` is a quick run with a tenth of
 * the courses. SEARCH_DATABASE_URL names a database that already contains the data.
 */
export async function benchSearch() {
  const folder = await temporaryFolder();
  const measure = async (/** @type {string} */ url) => {
    const child = spawn(process.execPath, ['--import', 'tsx', 'packages/server/bench/search.ts'], {
      cwd: ROOT,
      env: commandEnv({ DATABASE_URL: url, DATA_DIR: folder.dataDir }),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
    });
    const code = await new Promise((resolve) => child.once('close', resolve));
    if (code !== 0) throw new Error(`The search bench ended with ${code}.`);
    const rows = /** @type {Record<string, number>[]} */ (JSON.parse(printed));
    return rows.map((row) => ({ ...row, holds: (row['p95 ms'] ?? 0) <= MOST_MS }));
  };
  try {
    const url = process.env.SEARCH_DATABASE_URL;
    // The data is discarded afterwards, so durability is not needed.
    const flags = ['-c', 'fsync=off', '-c', 'max_wal_size=4GB', '-c', 'shared_buffers=512MB'];
    return await (url === undefined ? withPostgres(measure, flags) : measure(url));
  } finally {
    await folder.remove();
  }
}
