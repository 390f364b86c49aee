import { type ImportJob, authoring } from '@digiken/contract';
import { NEW_COURSE } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { type ImportTarget, kindOfHead } from '../../import';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { users } from '../../users';
import { revisionFor } from '../reimports/preview';
import { importJobs } from '../tables';
import { openUpload, receiveUpload, refuseTruncated } from '../../platform/http/uploads';
import { WORDING } from '../wording';
import { ownCourse } from '../access';
import { chooseCourse, previewedImport, waitingImport } from './decide';
import { readImport } from './read';
import { failAbandonedImports, refuseSecond } from './running';
import { run, runHeld } from './run';

export { compareImport, discardImport, dropOldPreviews, recordedPreviews } from './decide';
export { listImports, readImport } from './read';
export { failAbandonedImports } from './running';

const ARCHIVE = { field: 'archive', maxBytes: authoring.startImport.maxBytes ?? 0 };

/** Runs imports in the background, one at a time per process because each is heavy. */
export class Imports {
  #last: Promise<void> = Promise.resolve();

  constructor(private readonly services: Services) {}

  /**
   * Streams an uploaded archive to disk and returns its job; the import runs in the background.
   * @param course `NEW_COURSE`, or the id of the course that it updates
   * @throws {HttpError} 404 if the caller does not write the course, 409 while another import of the caller is running,
   * 422 on `archive` if it is not an archive
   */
  async start(caller: Caller, request: FastifyRequest, course: string | undefined): Promise<ImportJob> {
    const { services } = this;
    const { db, clock, files } = services;
    const target = await targetOf(db, caller, course);
    await failAbandonedImports(services, { which: eq(importJobs.userId, caller.id) });
    await refuseSecond(db, caller);
    const upload = await openUpload(request, ARCHIVE);
    const received = await receiveUpload(files, upload);
    let job: typeof importJobs.$inferSelect | undefined;
    try {
      refuseTruncated(upload, ARCHIVE, received.bytes);
      if (kindOfHead(received.head) === null) throw invalid({ archive: WORDING.notAnArchive });
      job = await db.transaction(async (tx) => {
        await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
        await refuseSecond(tx, caller);
        const now = clock.now();
        const row = { userId: caller.id, fileName: upload.name, state: 'waiting' as const };
        const [inserted] = await tx
          .insert(importJobs)
          .values({ ...row, updatedAt: now, createdAt: now })
          .returning();
        return inserted;
      });
    } finally {
      if (job === undefined) await files.drop(received);
    }
    if (job === undefined) throw notFound(WORDING.noImport);
    const { id } = job;
    this.#queue(() => run(services, caller, { id, archive: received, name: upload.name, target }));
    return readImport(services, caller, id);
  }

  /**
   * Chooses what an import that waits becomes. A new course is written in the background; the update of one waits until
   * it is applied.
   * @param input `course`: `NEW_COURSE`, or the id of a course
   * @throws {HttpError} 404, 409 if the import does not wait, or for a new course while another import runs
   */
  async choose(
    caller: Caller,
    { id, course }: { id: string; course: string },
  ): Promise<{ job: ImportJob; written: boolean }> {
    const { services } = this;
    if (course !== NEW_COURSE)
      return { job: await chooseCourse(services, caller, { id, courseId: course }), written: false };
    await failAbandonedImports(services, { which: eq(importJobs.userId, caller.id) });
    await waitingImport(services.db, caller, id);
    const undecided = { courseId: null, changes: null, revision: null, replaces: null };
    return { job: await this.#write(caller, { id, target: null, set: undecided }), written: true };
  }

  /**
   * Writes the update of a course that waits for a decision, in the background.
   * @param input `course`: the one whose preview was seen
   * @throws {HttpError} 404, 409 if it does not wait, if the course was edited or another one was chosen since, or
   * while another import runs
   */
  async apply(
    caller: Caller,
    { id, course }: { id: string; course: string | undefined },
  ): Promise<ImportJob> {
    const { services } = this;
    const { db } = services;
    await failAbandonedImports(services, { which: eq(importJobs.userId, caller.id) });
    const { courseId, revision } = await previewedImport(db, caller, id);
    if (course !== undefined && course !== courseId) throw conflict(WORDING.importOtherCourse);
    if (revision !== (await revisionFor(db, caller, courseId))) throw conflict(WORDING.importOutdated);
    return this.#write(caller, { id, target: courseId, set: {} });
  }

  /** Writes an import that waits: the update of the course `target`, or a new course. */
  async #write(
    caller: Caller,
    { id, target, set }: { id: string; target: string | null; set: Partial<typeof importJobs.$inferInsert> },
  ): Promise<ImportJob> {
    const { services } = this;
    const { db, clock } = services;
    await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
      await refuseSecond(tx, caller);
      const [taken] = await tx
        .update(importJobs)
        .set({ ...set, state: 'working', progress: 0, problem: null, updatedAt: clock.now() })
        .where(
          and(
            eq(importJobs.id, id),
            eq(importJobs.state, 'preview'),
            // Another course may have been chosen meanwhile.
            target === null ? undefined : eq(importJobs.courseId, target),
          ),
        )
        .returning({ id: importJobs.id });
      if (taken === undefined) throw conflict(WORDING.noPreview);
    });
    this.#queue(() => runHeld(services, caller, { id, target }));
    return readImport(services, caller, id);
  }

  #queue(work: () => Promise<void>): void {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    this.services.background.run(() => turn);
  }
}

/** @throws {HttpError} 404 if the caller does not write the course */
async function targetOf(db: Executor, caller: Caller, course: string | undefined): Promise<ImportTarget> {
  if (course === undefined) return 'undecided';
  if (course === NEW_COURSE) return 'new';
  return { update: (await ownCourse(db, caller, course)).publicId };
}
