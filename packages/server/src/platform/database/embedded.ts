import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config';
import { lockFolder } from './lock';
import { PgliteWorker } from './pglite';

/** The embedded database: PGlite in its worker, and the lock on its folder. */
export interface Embedded {
  readonly worker: PgliteWorker;
  close(): Promise<void>;
}

/**
 * Opens PGlite in `dataDir`, or in memory. Imports little, so that a command can start it before it loads the
 * modules of the server: opening takes about as long as loading them.
 *
 * @param snapshot tar to start an in-memory database from
 * @returns undefined if DATABASE_URL names a PostgreSQL server
 * @throws {LockedError} when another process holds the folder
 */
export async function openEmbedded(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  snapshot?: string,
): Promise<Embedded | undefined> {
  if (databaseUrl === 'memory:') {
    const worker = await PgliteWorker.open('memory://', snapshot);
    return { worker, close: () => worker.close() };
  }
  if (databaseUrl !== undefined) return undefined;
  const folder = join(dataDir, 'pglite');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = await lockFolder(dataDir);
  try {
    const worker = await PgliteWorker.open(folder, snapshot);
    return {
      worker,
      close: async () => {
        await worker.close();
        await lock.release();
      },
    };
  } catch (error) {
    await lock.release();
    throw error;
  }
}
