import type { CourseState, ImportChanges } from '@digiken/contract';
import { isStagedId } from '../../courses';
import { ConcurrentImport, type Look, type PreparedCourse, type Staging, tryWriting } from '../../import';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { ownCourse, stagingOf } from '../access';
import { readOutline } from '../staging/outline';
import { revisionOf } from '../staging/read';
import { changesOf, type Snapshot, takeSnapshot } from './changes';

export interface Comparison {
  changes: ImportChanges;
  /** Of the course that the import is compared with. */
  revision: string;
}

/** The fingerprint of the rows that the person edits. */
export async function revisionFor(db: Executor, caller: Caller, courseId: string): Promise<string> {
  const { id } = await ownCourse(db, caller, courseId);
  return revisionOf(await readOutline(db, { courseId: id }));
}

/**
 * What a prepared course would change in a course. It is written in a transaction that is rolled back, so the preview
 * shows exactly what would happen, with staging and with what learners keep.
 * @returns undefined if the course is deleted meanwhile
 * @throws {HttpError} 404 if the person does not write the course
 */
export async function compareHeld(
  services: Pick<Services, 'db' | 'files' | 'clock'>,
  caller: Caller,
  { held, courseId }: { held: PreparedCourse; courseId: string },
): Promise<(Comparison & { replaces: { title: string; state: CourseState } }) | undefined> {
  const { live } = await ownCourse(services.db, caller, courseId);
  const { look, result } = comparing(services.db, async (tx) => (await ownCourse(tx, caller, courseId)).id);
  const staging: Staging = stagingOf(caller);
  try {
    const trial = { course: held, ownerId: caller.id, publish: false, staging, target: courseId };
    await tryWriting(services, trial, (tx, write) => look(tx, courseId, write));
  } catch (error) {
    if (error instanceof ConcurrentImport) return undefined;
    throw error;
  }
  const compared = await result();
  return compared && { ...compared, replaces: { title: live.title, state: live.state } };
}

/** Compares a course before and after an import that is rolled back; for the command line, the course itself. */
export function comparing(
  db: Executor,
  rowOf: (tx: Executor, courseId: string) => Promise<string> = async (_tx, courseId) => courseId,
): { look: Look; result: () => Promise<Comparison | undefined> } {
  let seen:
    | { courseId: string; before: Snapshot; after: Snapshot; kept: string[]; live: boolean }
    | undefined;
  return {
    async look(tx, courseId, write) {
      const before = await takeSnapshot(tx, await rowOf(tx, courseId));
      const { kept } = await write();
      const row = await rowOf(tx, courseId);
      seen = { courseId, before, after: await takeSnapshot(tx, row), kept, live: !isStagedId(row) };
    },
    async result() {
      if (seen === undefined) return undefined;
      const { kept, ...order } = seen;
      // After the rollback, because it counts learners of parts that the import removes.
      return {
        changes: await changesOf(db, { ...order, written: { kept } }),
        revision: revisionOf(seen.before.outline),
      };
    },
  };
}
