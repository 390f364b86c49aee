import type { ImportJob } from '@digiken/contract';
import { IMPORT_PREVIEW_DAYS } from '@digiken/contract/constants';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { ownCourse } from '../access';
import { dropPrepared, readPrepared } from '../reimports/held';
import { compareHeld } from '../reimports/preview';
import { importJobs } from '../tables';
import { WORDING } from '../wording';
import { readImport } from './read';

const DAY_MS = 86_400_000;

/** @throws {HttpError} 404 if it is not the caller's, 409 if it does not wait for a decision */
export async function waitingImport(db: Executor, caller: Caller, id: string) {
  const [row] = await db
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), eq(importJobs.userId, caller.id)));
  if (row === undefined) throw notFound(WORDING.noImport);
  const { state, prepared } = row;
  if (state !== 'preview' || prepared === null) throw conflict(WORDING.noPreview);
  return { ...row, prepared };
}

/** @throws {HttpError} as {@link waitingImport}, and 409 if it waits for the choice of a course */
export async function previewedImport(db: Executor, caller: Caller, id: string) {
  const row = await waitingImport(db, caller, id);
  const { courseId } = row;
  if (courseId === null) throw conflict(WORDING.importUndecided);
  return { ...row, courseId };
}

/**
 * Compares an import that waits for a decision with the course as it is now.
 * @throws {HttpError} 404, 409 if it does not wait, or if no course is chosen
 */
export async function compareImport(services: Services, caller: Caller, id: string): Promise<ImportJob> {
  const { courseId } = await previewedImport(services.db, caller, id);
  return chooseCourse(services, caller, { id, courseId });
}

/**
 * Chooses the course that an import updates, and compares the two.
 * @throws {HttpError} 404 also if the caller does not write the course, 409 if the import does not wait
 */
export async function chooseCourse(
  services: Services,
  caller: Caller,
  { id, courseId: wanted }: { id: string; courseId: string },
): Promise<ImportJob> {
  const { db, files, clock } = services;
  const { prepared } = await waitingImport(db, caller, id);
  const { publicId: courseId } = await ownCourse(db, caller, wanted);
  const held = await readPrepared(files, prepared);
  if (held === undefined) throw conflict(WORDING.previewGone);
  const compared = await compareHeld(services, caller, { held, courseId });
  if (compared === undefined) throw conflict(WORDING.importReplaced);
  const [chosen] = await db
    .update(importJobs)
    .set({ ...compared, courseId, problem: null, updatedAt: clock.now() })
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'preview')))
    .returning({ id: importJobs.id });
  if (chosen === undefined) throw conflict(WORDING.noPreview);
  return readImport(services, caller, id);
}

/** @throws {HttpError} 404, 409 if it does not wait for a decision */
export async function discardImport(services: Services, caller: Caller, id: string): Promise<ImportJob> {
  const { db, files, clock } = services;
  const own = and(eq(importJobs.id, id), eq(importJobs.userId, caller.id));
  const [row] = await db.select().from(importJobs).where(own);
  if (row === undefined) throw notFound(WORDING.noImport);
  const [taken] = await db
    .update(importJobs)
    .set({ state: 'discarded', prepared: null, updatedAt: clock.now() })
    .where(and(own, eq(importJobs.state, 'preview')))
    .returning({ id: importJobs.id });
  if (taken === undefined) throw conflict(WORDING.noPreview);
  if (row.prepared !== null) await dropPrepared(files, row.prepared);
  return readImport(services, caller, id);
}

/** Discards imports that nobody has decided about for {@link IMPORT_PREVIEW_DAYS}. */
export async function dropOldPreviews({ db, clock, files }: Services): Promise<void> {
  const before = new Date(clock.now().getTime() - IMPORT_PREVIEW_DAYS * DAY_MS);
  const old = await db
    .select({ id: importJobs.id, prepared: importJobs.prepared })
    .from(importJobs)
    .where(and(eq(importJobs.state, 'preview'), lt(importJobs.updatedAt, before)));
  for (const { id, prepared } of old) {
    await db
      .update(importJobs)
      .set({ state: 'discarded', prepared: null, problem: WORDING.previewGone, updatedAt: clock.now() })
      .where(and(eq(importJobs.id, id), eq(importJobs.state, 'preview')));
    if (prepared !== null) await dropPrepared(files, prepared);
  }
}

/** Of these names in the private store, those that belong to an import. */
export async function recordedPreviews(db: Executor, names: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .select({ prepared: importJobs.prepared })
    .from(importJobs)
    .where(inArray(importJobs.prepared, [...names]));
  return new Set(rows.flatMap(({ prepared }) => prepared ?? []));
}
