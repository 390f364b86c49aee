import { IMPORT_UNDO_DAYS } from '@digiken/contract/constants';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import { courses, isStagedId, stagedId } from '../../courses';
import type { Recorder, Staging } from '../../import';
import type { Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { newId } from '../../platform/ids';
import type { Deps, Services } from '../../platform/services';
import { ownCourse, siteStaging, stagingOf } from '../access';
import { dropStagedCopy } from '../staging/copies';
import { readOutline } from '../staging/outline';
import { revisionOf } from '../staging/read';
import { importJobs, importReplaced } from '../tables';
import { WORDING } from '../wording';
import { recorderOf, restoreReplaced } from './restore';

type Row = typeof importJobs.$inferSelect;

const DAY_MS = 86_400_000;

/** Notes an update on the command line, such that it can be undone there. @returns the id of the import as well */
export function undoableCommand(
  { clock }: Deps<'clock'>,
  fileName: string,
): { id: string; recorder: Recorder } {
  const id = newId();
  const { begin, ...recorder } = recorderOf(id, async (tx, courseId) => {
    const revision = revisionOf(await readOutline(tx, { courseId }));
    const at = clock.now();
    await tx
      .update(importJobs)
      .set({ courseId, revision, wrote: 'course', state: 'done', progress: 1, appliedAt: at, updatedAt: at })
      .where(eq(importJobs.id, id));
  });
  return {
    id,
    recorder: {
      ...recorder,
      async begin(tx, courseId) {
        const at = clock.now();
        await tx
          .insert(importJobs)
          .values({ id, userId: null, fileName, state: 'working', updatedAt: at, createdAt: at });
        await begin(tx, courseId);
      },
    },
  };
}

/** How an import by this person is written, and noted such that it can be undone. */
export function undoableImport(
  { clock }: Deps<'clock'>,
  caller: Caller,
  importId: string,
): { staging: Staging; recorder: Recorder } {
  const staging = stagingOf(caller);
  let hadCopy = false;
  return {
    staging: {
      ...staging,
      async begin(tx, courseId) {
        hadCopy = (await ownCourse(tx, caller, courseId)).stagedCopy !== undefined;
        return staging.begin(tx, courseId);
      },
    },
    recorder: recorderOf(importId, async (tx, rowId) => {
      const wrote = !isStagedId(rowId) ? 'course' : hadCopy ? 'copy' : 'new-copy';
      const revision = revisionOf(await readOutline(tx, { courseId: rowId }));
      const courseId = staging.publicId(rowId);
      await tx
        .update(importJobs)
        .set({ courseId, revision, wrote, appliedAt: clock.now() })
        .where(eq(importJobs.id, importId));
    }),
  };
}

const rowOf = ({ wrote }: Row, courseId: string) => (wrote === 'course' ? courseId : stagedId(courseId));

const endOf = (appliedAt: Date) => new Date(appliedAt.getTime() + IMPORT_UNDO_DAYS * DAY_MS);

/** Until when an import can be undone, or why it cannot. Both null: it never could, because it made a new course. */
export async function undoOf(
  db: Executor,
  row: Row,
  now: Date,
): Promise<{ until: Date | null; problem: string | null }> {
  const no = (problem: string) => ({ until: null, problem });
  const { state, courseId, appliedAt, wrote } = row;
  if (state !== 'done' || appliedAt === null || wrote === null) return { until: null, problem: null };
  if (courseId === null) return no(WORDING.undoCourseGone);
  if (endOf(appliedAt) <= now) return no(WORDING.undoTooLate);
  const rowId = rowOf(row, courseId);
  const [there] = await db.select({ id: courses.id }).from(courses).where(eq(courses.id, rowId));
  if (there === undefined) return no(WORDING.undoDecided);
  const revision = revisionOf(await readOutline(db, { courseId: rowId }));
  return revision === row.revision ? { until: endOf(appliedAt), problem: null } : no(WORDING.undoEdited);
}

/**
 * Restores a course as it was before an import, in one transaction.
 * @returns a sentence about what learners keep of it
 * @throws {HttpError} 404 if it is not an import of the caller, 409 with the reason if it cannot be undone
 */
export const undoImport = (
  services: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  id: string,
): Promise<string> =>
  undo(services, {
    id,
    of: eq(importJobs.userId, caller.id),
    actor: caller,
    titleOf: async (tx, courseId) => (await ownCourse(tx, caller, courseId)).title,
  });

/**
 * As {@link undoImport}, on the command line: any import of the site.
 * @throws {HttpError} as {@link undoImport}
 */
export const undoAnyImport = (services: Pick<Services, 'db' | 'clock'>, id: string): Promise<string> =>
  undo(services, {
    id,
    actor: { id: null, user: { name: 'Command line' } },
    async titleOf(tx, courseId) {
      const [course] = await tx
        .select({ title: courses.title })
        .from(courses)
        .where(eq(courses.id, courseId));
      return course?.title ?? '';
    },
  });

interface Undo {
  id: string;
  /** Whose import it has to be. */
  of?: SQL;
  actor: Parameters<typeof audit>[1];
  /** @throws {HttpError} if the course is not for this actor */
  titleOf: (tx: Executor, courseId: string) => Promise<string>;
}

function undo(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, of, actor, titleOf }: Undo,
): Promise<string> {
  return db.transaction(async (tx) => {
    const own = and(eq(importJobs.id, id), of);
    const [found] = await tx.select().from(importJobs).where(own);
    if (found === undefined) throw notFound(WORDING.noImport);
    if (found.state !== 'done') throw conflict(WORDING.nothingToUndo);
    const { courseId } = found;
    // The course first, as imports lock it. It is compared then, so that no edit comes in between.
    if (courseId !== null)
      await tx
        .select({ id: courses.id })
        .from(courses)
        .where(inArray(courses.id, [courseId, stagedId(courseId)]))
        .orderBy(courses.id)
        .for('update');
    const [job = found] = await tx.select().from(importJobs).where(own).for('update');
    const { until, problem } = await undoOf(tx, job, clock.now());
    if (until === null || courseId === null) throw conflict(problem ?? WORDING.nothingToUndo);
    const title = await titleOf(tx, courseId);
    const at = clock.now();
    const rowId = rowOf(job, courseId);
    const restore = () => restoreReplaced(tx, { importId: id, rowId, by: actor.id, at });
    let kept: string[] = [];
    if (job.wrote === 'new-copy') await dropStagedCopy(tx, courseId);
    else kept = job.wrote === 'course' ? await siteStaging.carry(tx, courseId, restore) : await restore();
    await tx
      .update(courses)
      .set({ updatedAt: at })
      .where(inArray(courses.id, [courseId, rowId]));
    await tx.delete(importReplaced).where(eq(importReplaced.importId, id));
    await tx.update(importJobs).set({ state: 'undone', updatedAt: at }).where(eq(importJobs.id, id));
    await audit({ db: tx, clock }, actor, {
      action: 'undid an import of',
      target: { kind: 'course', id: courseId, name: title },
    });
    return kept.length === 0 ? WORDING.undone : `${WORDING.undone} ${WORDING.undoKept(kept)}`;
  });
}

/** Deletes what imports replaced once they can no longer be undone. */
export async function dropOldReplaced({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const before = new Date(clock.now().getTime() - IMPORT_UNDO_DAYS * DAY_MS);
  const old = db.select({ id: importJobs.id }).from(importJobs).where(lt(importJobs.appliedAt, before));
  const failed = db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.state, 'failed'), sql`${importJobs.appliedAt} is null`));
  await db.delete(importReplaced).where(inArray(importReplaced.importId, old));
  await db.delete(importReplaced).where(inArray(importReplaced.importId, failed));
}
