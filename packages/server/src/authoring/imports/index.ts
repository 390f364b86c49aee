import { type ImportJob, authoring } from '@digiken/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { kindOfHead } from '../../import';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { users } from '../../users';
import { revisionFor } from '../reimports/preview';
import { importJobs } from '../tables';
import { openUpload, receiveUpload, refuseTruncated } from '../../platform/http/uploads';
import { WORDING } from '../wording';
import { waitingImport } from './decide';
import { readImport, toJob } from './read';
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
   * @throws {HttpError} 409 while another import of the caller is running, 422 on `archive` if it is not an archive
   */
  async start(caller: Caller, request: FastifyRequest): Promise<ImportJob> {
    const { services } = this;
    const { db, clock, files } = services;
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
    this.#queue(() => run(services, caller, { id, archive: received, name: upload.name }));
    return { ...toJob(job), outdated: false, undoUntil: null, undoProblem: null };
  }

  /**
   * Writes an import that waits for a decision, in the background.
   * @throws {HttpError} 404, 409 if it does not wait, if the course was edited since, or while another import runs
   */
  async apply(caller: Caller, id: string): Promise<ImportJob> {
    const { services } = this;
    const { db, clock } = services;
    await failAbandonedImports(services, { which: eq(importJobs.userId, caller.id) });
    const { courseId, revision } = await waitingImport(db, caller, id);
    if (revision !== (await revisionFor(db, caller, courseId))) throw conflict(WORDING.importOutdated);
    await db.transaction(async (tx) => {
      await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('update');
      await refuseSecond(tx, caller);
      const [taken] = await tx
        .update(importJobs)
        .set({ state: 'working', progress: 0, problem: null, updatedAt: clock.now() })
        .where(and(eq(importJobs.id, id), eq(importJobs.state, 'preview')))
        .returning({ id: importJobs.id });
      if (taken === undefined) throw conflict(WORDING.noPreview);
    });
    this.#queue(() => runHeld(services, caller, id));
    return readImport(services, caller, id);
  }

  #queue(work: () => Promise<void>): void {
    const turn = this.#last.then(work);
    this.#last = turn.catch(() => {});
    this.services.background.run(() => turn);
  }
}
