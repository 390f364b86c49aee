import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrateDatabase, openDatabase } from '../../src/platform/database';
import { TestClock } from './clock';
import { followClock, replaceNow } from './database-clock';

/** Migrates one PGlite and saves it, as a data folder and as a tar from which most tests start. */
export default async function setup(project: TestProject) {
  const temporary = await mkdtemp(join(tmpdir(), 'digiken-snapshot-'));
  const dataDir = join(temporary, 'migrated');
  const migrated = await openDatabase({ databaseUrl: undefined, dataDir });
  await replaceNow(migrated.pool);
  followClock(migrated.pool, new TestClock());
  await migrateDatabase(migrated);
  await migrated.close();

  const smaller = join(temporary, 'smaller');
  await cp(dataDir, smaller, { recursive: true });
  const database = await openDatabase({ databaseUrl: undefined, dataDir: smaller });
  // The default of 128 MB would be zeroed at every start.
  await database.pool.query(`alter system set shared_buffers = '16MB'`);
  // A third of the tar: databases that new ones are copied from.
  await database.pool.query('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await database.pool.query(`drop database ${name}`);
  const snapshot = join(temporary, 'migrated.tar');
  await writeFile(snapshot, (await database.dump?.()) ?? new Uint8Array());
  await database.close();
  project.provide('database', { kind: 'pglite', snapshot, dataDir });
  return () => rm(temporary, { recursive: true, force: true });
}
