import type { Executor } from '../platform/database';
import type { Clock } from '../platform/clock';
import type { FileStore } from '../platform/files';
import { NOT_WRITTEN } from './course-report';
import { writeCourse, type WriteOrder, type Written } from './write-course';

type Trial = Pick<WriteOrder, 'course' | 'ownerId' | 'publish' | 'staging' | 'target'>;
/** What a prepared course is written with. */
export interface Store {
  db: Executor;
  files: FileStore;
  clock: Clock;
}

class RolledBack extends Error {
  override name = 'RolledBack';
}

/**
 * Writes a prepared course, lets `look` compare, and rolls everything back. No file is stored.
 * @throws {ConcurrentImport} as {@link writeCourse}
 */
export async function tryWriting(
  { db, files, clock }: Store,
  order: Trial,
  look: (tx: Executor, write: () => Promise<Written>) => Promise<void>,
): Promise<Written> {
  let written: Written = NOT_WRITTEN;
  await db
    .transaction(async (tx) => {
      await look(tx, async () => {
        written = await writeCourse(tx, {
          ...order,
          files: files.remembering(),
          keepsFiles: false,
          now: clock.now(),
          onProgress: () => {},
        });
        return written;
      });
      throw new RolledBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  return written;
}
