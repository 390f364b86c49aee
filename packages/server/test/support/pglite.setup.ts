import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../src/platform/database';

/** One migrated PGlite, saved as a tar that every test starts from: a tenth of the time of a new one. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'digiken-snapshot-'));
  const database = await openDatabase({ databaseUrl: 'memory:', dataDir: folder });
  await migrateDatabase(database);
  // Its default of 128 MB would be set to nothing at every start.
  await database.pool.query(`alter system set shared_buffers = '16MB'`);
  const snapshot = join(folder, 'migrated.tar');
  await writeFile(snapshot, (await database.dump?.()) ?? new Uint8Array());
  await database.close();
  project.provide('database', { kind: 'pglite', snapshot });
  return () => rm(folder, { recursive: true, force: true });
}
