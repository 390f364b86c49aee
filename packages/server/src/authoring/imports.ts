import type { AnswerOf, ImportJob } from '@digiken/contract';
import { authoring, storable } from '@digiken/contract';
import { and, eq, inArray, lt, type SQL } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { audit } from '../audit';
import { isAdministrator } from '../courses';
import {
  importArchive,
  inKiswahili,
  kindOfHead,
  type ImportProgress,
  ImportRefused,
  type ImportReport,
} from '../import';
import type { Executor } from '../platform/database';
import { keyPage } from '../platform/database/paging';
import type { ReceivedFile } from '../platform/files';
import { conflict, invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Services } from '../platform/services';
import { users } from '../users';
import { stagingOf } from './access';
import { importJobs } from './tables';
import { openUpload, receiveUpload, refuseTruncated } from '../platform/http/uploads';
import { WORDING } from './wording';

type Row = typeof importJobs.$inferSelect;

const ARCHIVE = { field: 'archive', maxBytes: authoring.startImport.maxBytes ?? 0 };
const RUNNING = ['waiting', 'working'] as const;
/** Interval of a running job's heartbeat, and the time without one after which the job has failed; milliseconds. */
const HEARTBEAT = 1_000;
const SILENCE = 120_000;
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
    const { db, clock, files, background } = services;
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
    const turn = this.#last.then(() => run(services, caller, { id, archive: received, name: upload.name }));
    this.#last = turn.catch(() => {});
    background.run(() => turn);
    return toJob(job);
  }
}

async function refuseSecond(db: Executor, caller: Caller): Promise<void> {
  const [running] = await db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.userId, caller.id), inArray(importJobs.state, RUNNING)))
    .limit(1);
  if (running !== undefined) throw conflict(WORDING.importRunning);
}

async function run(
  services: Services,
  caller: Caller,
  { id, archive, name }: { id: string; archive: ReceivedFile; name: string },
) {
  const { db, clock, files } = services;
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
  try {
    await set({ state: 'working' });
    const onProgress = ({ step, done, total }: ImportProgress) => {
      const [from, to] = STEPS[step];
      progress = Math.max(progress, from + (to - from) * (total === 0 ? 1 : done / total));
    };
    const report = await importArchive(services, {
      path: archive.draft,
      ownerId: caller.id,
      name,
      staging: stagingOf(caller),
      onProgress,
    });
    await stopped();
    await db.transaction(async (tx) => {
      await tx
        .update(importJobs)
        .set({ state: 'done', progress: 1, report: storable(toReport(report)), updatedAt: clock.now() })
        .where(eq(importJobs.id, id));
      if (!isAdministrator(caller)) return;
      const target = { kind: 'course', id: report.courseId, name: report.title } as const;
      await audit({ db: tx, clock }, caller, { action: 'imported', target });
    });
  } catch (error) {
    await stopped();
    const refused = error instanceof ImportRefused;
    await set({ state: 'failed', problem: refused ? error.message : WORDING.importFailed });
    if (!refused) throw error;
  } finally {
    await stopped();
    await files.drop(archive);
  }

  async function stopped() {
    clearInterval(heartbeat);
    await writing;
  }
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
    .set({ state: 'failed', problem: WORDING.importAbandoned, updatedAt: now })
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
  const own = and(eq(importJobs.id, id), eq(importJobs.userId, caller.id));
  await failAbandonedImports(services, { which: own });
  const [row] = await services.db.select().from(importJobs).where(own);
  if (row === undefined) throw notFound(WORDING.noImport);
  return toJob(row);
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

const toJob = (row: Row): ImportJob => ({
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
});

/** The Kiswahili of a stored sentence, if there is one. */
function inBoth<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  const translated = inKiswahili(text);
  return translated === null ? {} : ({ [name]: translated } as Record<Name, string>);
}

const toReport = ({ courseId, title, counts, issues }: ImportReport): NonNullable<ImportJob['report']> => ({
  courseId,
  title,
  units: counts.units,
  lessons: counts.lessons,
  pictures: counts.pictures,
  quizzes: counts.quizzes,
  findings: issues.map(({ kind, file, line, message }) => ({ kind, where: file, line, text: message })),
});
