import type { AnswerOf, ImportJob } from '@digiken/contract';
import { authoring, storable } from '@digiken/contract';
import { IMPORT_PREVIEW_DAYS } from '@digiken/contract/constants';
import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit';
import { courses, isAdministrator } from '../courses';
import {
  ConcurrentImport,
  importArchive,
  type Imported,
  type ImportProgress,
  ImportRefused,
  inKiswahili,
  kindOfHead,
  type PreparedCourse,
  writeHeld,
} from '../import';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import type { ReceivedFile } from '../platform/files';
import { conflict, HttpError, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { users } from '../users';
import { dropPrepared, keepPrepared, readPrepared } from './reimports/held';
import { compareHeld, isPublished, revisionFor } from './reimports/preview';
import { undoableImport, undoOf } from './reimports/undo';
import { importJobs } from './tables';
import { openUpload, receiveUpload, refuseTruncated } from '../platform/http/uploads';
import { WORDING } from './wording';

type Row = typeof importJobs.$inferSelect;

const ARCHIVE = { field: 'archive', maxBytes: authoring.startImport.maxBytes ?? 0 };
const RUNNING = ['waiting', 'working'] as const;
/** Interval of a running job's heartbeat, and the time without one after which the job has failed; milliseconds. */
const HEARTBEAT = 1_000;
const SILENCE = 120_000;
const DAY_MS = 86_400_000;
/** Start and end of each step as a fraction of the progress: pictures take the longest. */
const STEPS: Record<ImportProgress['step'], [number, number]> = {
  reading: [0, 0.3],
  pictures: [0.3, 0.8],
  writing: [0.8, 1],
};

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
    let job: Row | undefined;
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

/** @throws {HttpError} 404 if it is not the caller's, 409 if it does not wait for a decision */
async function waitingImport(db: Executor, caller: Caller, id: string) {
  const [row] = await db
    .select()
    .from(importJobs)
    .where(and(eq(importJobs.id, id), eq(importJobs.userId, caller.id)));
  if (row === undefined) throw notFound(WORDING.noImport);
  const { state, prepared, courseId, revision } = row;
  if (state !== 'preview' || prepared === null) throw conflict(WORDING.noPreview);
  if (courseId === null) throw conflict(WORDING.importReplaced);
  return { ...row, prepared, courseId, revision };
}

/**
 * Compares an import that waits for a decision with the course as it is now.
 * @throws {HttpError} 404, 409 if it does not wait, or if the course was imported again since
 */
export async function compareImport(services: Services, caller: Caller, id: string): Promise<ImportJob> {
  const { db, files, clock } = services;
  const { prepared } = await waitingImport(db, caller, id);
  const course = await readPrepared(files, prepared);
  if (course === undefined) throw conflict(WORDING.previewGone);
  const compared = await compareHeld(services, caller, course);
  if (compared === undefined) throw conflict(WORDING.importReplaced);
  await db
    .update(importJobs)
    .set({ ...compared, updatedAt: clock.now() })
    .where(and(eq(importJobs.id, id), eq(importJobs.state, 'preview')));
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

async function refuseSecond(db: Executor, caller: Caller): Promise<void> {
  const [running] = await db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.userId, caller.id), inArray(importJobs.state, RUNNING)))
    .limit(1);
  if (running !== undefined) throw conflict(WORDING.importRunning);
}

type Working = Parameters<Parameters<typeof whileWorking>[2]>[0];

/** Runs an import with a heartbeat. @param work returns the row's end; what it throws is the job's problem */
async function whileWorking(
  { db, clock }: Services,
  id: string,
  work: (job: {
    onProgress: (progress: ImportProgress) => void;
    stopped: () => Promise<void>;
  }) => Promise<void>,
): Promise<void> {
  const set = (values: Partial<Row>) =>
    db
      .update(importJobs)
      .set({ ...values, updatedAt: clock.now() })
      .where(eq(importJobs.id, id));
  let progress = 0;
  let writing: Promise<unknown> | undefined;
  const heartbeat = setInterval(() => {
    // The import's transaction may hold the only connection of the embedded database: skip this heartbeat.
    writing ??= set({ progress })
      .catch(() => {})
      .finally(() => {
        writing = undefined;
      });
  }, HEARTBEAT);
  const stopped = async () => {
    clearInterval(heartbeat);
    await writing;
  };
  try {
    await set({ state: 'working' });
    await work({
      onProgress: ({ step, done, total }) => {
        const [from, to] = STEPS[step];
        progress = Math.max(progress, from + (to - from) * (total === 0 ? 1 : done / total));
      },
      stopped,
    });
  } catch (error) {
    await stopped();
    const [row] = await db.select().from(importJobs).where(eq(importJobs.id, id));
    const known = error instanceof ImportRefused || error instanceof HttpError;
    const problem = known ? error.message : WORDING.importFailed;
    // An import that waited for a decision waits again.
    await set(row?.prepared ? { state: 'preview', problem } : { state: 'failed', problem });
    if (!known) throw error;
  } finally {
    await stopped();
  }
}

async function run(
  services: Services,
  caller: Caller,
  { id, archive, name }: { id: string; archive: ReceivedFile; name: string },
) {
  const { db, files } = services;
  try {
    await whileWorking(services, id, async ({ onProgress, stopped }: Working) => {
      const imported = await importArchive(services, {
        path: archive.draft,
        ownerId: caller.id,
        name,
        ...undoableImport(services, caller, id),
        hold: (courseId) => isPublished(db, courseId),
        onProgress,
      });
      await stopped();
      if (imported.held !== null) await holdImport(services, caller, { id, imported, held: imported.held });
      else await finish(services, caller, { id, imported });
    });
  } finally {
    await files.drop(archive);
  }
}

/** Keeps an import of a published course until it is decided about (spec 14.176). */
async function holdImport(
  services: Services,
  caller: Caller,
  { id, imported, held }: { id: string; imported: Imported; held: PreparedCourse },
) {
  const { db, clock, files } = services;
  const compared = await compareHeld(services, caller, held);
  if (compared === undefined) throw new ImportRefused(WORDING.importReplaced);
  const prepared = await keepPrepared(files, held);
  await db
    .update(importJobs)
    .set({
      ...{ state: 'preview', progress: 1, report: storable(toReport(imported)), updatedAt: clock.now() },
      ...{ prepared, courseId: imported.courseId, ...storable(compared) },
    })
    .where(eq(importJobs.id, id));
}

async function runHeld(services: Services, caller: Caller, id: string): Promise<void> {
  const { db, files } = services;
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  const { prepared } = job ?? {};
  if (!job || !prepared) return;
  await whileWorking(services, id, async ({ onProgress, stopped }: Working) => {
    const held = await readPrepared(files, prepared);
    if (held === undefined) throw new ImportRefused(WORDING.previewGone);
    const undoable = undoableImport(services, caller, id);
    const imported = await writeHeld(services, {
      ...{ held, ...undoable, ownerId: caller.id, onProgress },
      check: async (tx) => {
        await tx.select({ id: courses.id }).from(courses).where(eq(courses.id, held.courseId)).for('update');
        if ((await revisionFor(tx, caller, held.courseId)) !== job.revision)
          throw conflict(WORDING.importOutdated);
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

/**
 * Marks the jobs that a stopped process left behind as failed.
 * @param input `which`: a condition on the jobs, default all of them. `starting`: the server is starting up
 */
export async function failAbandonedImports(
  { db, clock, database }: Pick<Services, 'db' | 'clock' | 'database'>,
  { which, starting = false }: { which?: SQL; starting?: boolean } = {},
): Promise<void> {
  const now = clock.now();
  // The embedded database has one process, so at start-up no other process can be running an import.
  const alone = starting && database.kind === 'pglite';
  await db
    .update(importJobs)
    .set({
      // What waited for a decision waits again.
      state: sql`case when ${importJobs.prepared} is null then 'failed' else 'preview' end`,
      problem: WORDING.importAbandoned,
      updatedAt: now,
    })
    .where(
      and(
        inArray(importJobs.state, RUNNING),
        alone ? undefined : lt(importJobs.updatedAt, new Date(now.getTime() - SILENCE)),
        which,
      ),
    );
}

export async function readImport(
  services: Pick<Services, 'db' | 'clock' | 'database'>,
  caller: Caller,
  id: string,
): Promise<ImportJob> {
  const { db, clock } = services;
  const own = and(eq(importJobs.id, id), eq(importJobs.userId, caller.id));
  await failAbandonedImports(services, { which: own });
  const [row] = await services.db.select().from(importJobs).where(own);
  if (row === undefined) throw notFound(WORDING.noImport);
  const { until, problem } = await undoOf(db, row, clock.now());
  return {
    ...toJob(row),
    outdated: await isOutdated(db, caller, row),
    undoUntil: until?.toISOString() ?? null,
    undoProblem: problem,
  };
}

async function isOutdated(db: Executor, caller: Caller, row: Row): Promise<boolean> {
  const { state, courseId, revision } = row;
  if (state !== 'preview') return false;
  if (courseId === null) return true;
  const now = await revisionFor(db, caller, courseId).catch((error: unknown) => {
    // The course belongs to somebody else now.
    if (error instanceof HttpError) return null;
    throw error;
  });
  return now !== revision;
}

/** The caller's own imports, newest first. */
export async function listImports(
  db: Executor,
  caller: Caller,
  cursor: string | undefined,
): Promise<AnswerOf<typeof authoring.listImports>> {
  const { rows, next, previous } = await keyPage<Row>(
    cursor,
    {
      key: importJobs.createdAt,
      id: importJobs.id,
      keyOf: (row) => ({ key: row.createdAt, id: row.id }),
    },
    ({ where, orderBy, limit }) =>
      db
        .select()
        .from(importJobs)
        .where(and(eq(importJobs.userId, caller.id), where))
        .orderBy(...orderBy)
        .limit(limit),
  );
  return { data: rows.map(toJob), next, previous };
}

type Job = Omit<ImportJob, 'outdated' | 'undoUntil' | 'undoProblem'>;

const toJob = (row: Row): Job => ({
  _id: row.id,
  state: row.state,
  fileName: row.fileName,
  createdAt: row.createdAt.toISOString(),
  progress: row.progress,
  problem: row.problem,
  ...(row.problem !== null && inBoth('problemSw', row.problem)),
  report: row.report && {
    ...row.report,
    findings: row.report.findings.map((each) => ({ ...each, ...inBoth('textSw', each.text) })),
  },
  changes: row.changes,
});

/** The Kiswahili of a stored sentence, if there is one. */
function inBoth<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const translated = inKiswahili(text);
  return translated === null ? {} : ({ [name]: translated } as Record<Name, string>);
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
