import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, inject, test } from 'vitest';
import { timeOut } from '../../../scripts/lib/time-factor.mjs';

/**
 * The server starts with 53 MB (November 2026). A third of the parsed rows of all queries below would exceed the limit.
 * It applies to the database's thread too.
 */
const HEAP_MB = 96;
const QUERIES = 300;
const ROWS = 5_000;

test(
  '[10.5] the embedded database frees the memory of rows that it has sent',
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'digiken-memory-'));
    const bundle = pathToFileURL(join(inject('bundle'), 'index.js')).href;
    const database = inject('database');
    if (database.kind !== 'pglite') throw new Error('This test is for PGlite.');
    const program = `(async () => {
    const { loadConfig, openServices } = await import(${JSON.stringify(bundle)});
    const services = await openServices(loadConfig({ DATA_DIR: ${JSON.stringify(dataDir)}, DATABASE_URL: 'memory:' }), ${JSON.stringify({ snapshot: database.snapshot })});
    let rows = 0;
    for (let query = 0; query < ${QUERIES}; query += 1) {
      rows += (await services.database.pool.query('select * from generate_series(1, ${ROWS}) as row')).rowCount;
    }
    await services.close();
    console.log(rows);
  })()`;
    try {
      const { stdout } = await promisify(execFile)(process.execPath, [
        `--max-old-space-size=${HEAP_MB}`,
        '--eval',
        program,
      ]);
      expect(stdout).toBe(`${QUERIES * ROWS}\n`);
    } finally {
      await rm(dataDir, { recursive: true, force: true });
    }
  },
  timeOut(60_000),
);
