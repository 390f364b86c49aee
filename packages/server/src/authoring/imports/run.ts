import { type ImportJob, storable } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { courses, isAdministrator } from '../../courses';
import {
  ConcurrentImport,
  importArchive,
  type Imported,
  ImportRefused,
  type ImportTarget,
  type PreparedCourse,
  writeHeld,
} from '../../import';
import type { ReceivedFile } from '../../platform/files';
import { conflict } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { dropPrepared, keepPrepared, readPrepared } from '../reimports/held';
import { compareHeld, revisionFor } from '../reimports/preview';
import { undoableImport } from '../reimports/undo';
import { importJobs } from '../tables';
import { WORDING } from '../wording';
import { whileWorking, type Working } from './running';

/** Imports an uploaded archive, or keeps what it would write until it is decided about. */
export async function run(
  services: Services,
  caller: Caller,
  { id, archive, name, target }: { id: string; archive: ReceivedFile; name: string; target: ImportTarget },
) {
  const { files } = services;
  try {
    await whileWorking(services, id, async ({ onProgress, stopped }: Working) => {
      const imported = await importArchive(services, {
        path: archive.draft,
        ownerId: caller.id,
        name,
        target,
        holds: true,
        onProgress,
      });
      await stopped();
      const { held } = imported;
      if (held !== null) await holdImport(services, caller, { id, imported, held, target });
      else await finish(services, caller, { id, imported });
    });
  } finally {
    await files.drop(archive);
  }
}

/** Keeps an import until its author has chosen what it becomes, and until its preview is applied (spec 14.176, 15.1). */
async function holdImport(
  services: Services,
  caller: Caller,
  {
    id,
    imported,
    held,
    target,
  }: { id: string; imported: Imported; held: PreparedCourse; target: ImportTarget },
) {
  const { db, clock, files } = services;
  const courseId = typeof target === 'object' ? target.update : null;
  const compared = courseId === null ? {} : await compareHeld(services, caller, { held, courseId });
  if (compared === undefined) throw new ImportRefused(WORDING.importReplaced);
  const prepared = await keepPrepared(files, held);
  await db
    .update(importJobs)
    .set({
      ...{ state: 'preview', progress: 1, report: storable(toReport(imported)), updatedAt: clock.now() },
      ...{ prepared, courseId, sourceKey: imported.sourceKey, ...storable(compared) },
    })
    .where(eq(importJobs.id, id));
}

/** Writes an import that waited for a decision: the update of the course `target`, or a new course. */
export async function runHeld(
  services: Services,
  caller: Caller,
  { id, target }: { id: string; target: string | null },
): Promise<void> {
  const { db, files } = services;
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  const { prepared } = job ?? {};
  if (!job || !prepared) return;
  await whileWorking(services, id, async ({ onProgress, stopped }: Working) => {
    const held = await readPrepared(files, prepared);
    if (held === undefined) throw new ImportRefused(WORDING.previewGone);
    const undoable = undoableImport(services, caller, id);
    const imported = await writeHeld(services, {
      ...{ held, target, ...undoable, ownerId: caller.id, onProgress },
      check: async (tx) => {
        if (target === null) return;
        await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, target)).for('update');
        if ((await revisionFor(tx, caller, target)) !== job.revision) throw conflict(WORDING.importOutdated);
      },
    }).catch((error: unknown) => {
      throw error instanceof ConcurrentImport ? new ImportRefused(WORDING.importReplaced) : error;
    });
    await stopped();
    await finish(services, caller, { id, imported });
    await dropPrepared(files, prepared);
  });
}

async function finish(
  { db, clock }: Services,
  caller: Caller,
  { id, imported }: { id: string; imported: Imported },
): Promise<void> {
  await db.transaction(async (tx) => {
    const report = storable(toReport(imported));
    await tx
      .update(importJobs)
      .set({ state: 'done', progress: 1, report, prepared: null, updatedAt: clock.now() })
      .where(eq(importJobs.id, id));
    // An update can be undone, so the log says who made it.
    if (imported.created && !isAdministrator(caller)) return;
    const target = { kind: 'course', id: imported.courseId, name: imported.title } as const;
    await audit({ db: tx, clock }, caller, { action: 'imported', target });
  });
}

const toReport = ({ courseId, title, counts, issues }: Imported): NonNullable<ImportJob['report']> => ({
  courseId,
  title,
  units: counts.units,
  lessons: counts.lessons,
  pictures: counts.pictures,
  quizzes: counts.quizzes,
  findings: issues.map(({ kind, file, line, message }) => ({ kind, where: file, line, text: message })),
});
