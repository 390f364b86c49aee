import type { Executor } from '../platform/database';
import { type Imported, NOT_WRITTEN, reportOf } from './course-report';
import type { PreparedCourse } from './prepare-course';
import type { Store } from './trial';
import { storeFiles, writeCourse, type WriteOrder } from './write-course';

/** Stores the files of a course that waits for a decision. A sweep deletes them 30 days later if it is never written. */
export async function hold(deps: Store, course: PreparedCourse, started: number): Promise<Imported> {
  const files = deps.files.remembering();
  await files
    .sendAll(course.files)
    .then(() => deps.db.transaction((tx) => storeFiles(tx, files, course)))
    .catch(async (error: unknown) => {
      await files.discard(deps.db);
      throw error;
    });
  const kept = { ...course, files: course.files.map((file) => ({ ...file, draft: '' })) };
  return { ...reportOf(course, NOT_WRITTEN, { started, dryRun: true }), held: kept };
}

/**
 * Writes a course that waited for a decision.
 * @param input `target`: the course that it updates, or null for a new one. `check`: runs first in the transaction and
 * may throw
 * @throws {ConcurrentImport} if the course was deleted since
 */
export async function writeHeld(
  deps: Store,
  {
    held,
    check,
    ...order
  }: Omit<WriteOrder, 'course' | 'files' | 'publish' | 'now' | 'target'> & {
    held: PreparedCourse;
    target: string | null;
    check: (tx: Executor) => Promise<void>;
  },
): Promise<Imported> {
  const started = performance.now();
  const { db, clock } = deps;
  const files = deps.files.remembering();
  const now = clock.now();
  return db.transaction(async (tx) => {
    await check(tx);
    const written = await writeCourse(tx, {
      ...order,
      course: held,
      files,
      publish: false,
      now,
    });
    return reportOf(held, written, { started, courseId: order.target });
  });
}
