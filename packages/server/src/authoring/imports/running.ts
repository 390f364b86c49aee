import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { type ImportProgress, ImportRefused } from '../../import';
import type { Executor } from '../../platform/database';
import { conflict, HttpError } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import { importJobs } from '../tables';
import { WORDING } from '../wording';

type Row = typeof importJobs.$inferSelect;

/** States in which an import is being worked on. */
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

/** @throws {HttpError} 409 while another import of the caller is running */
export async function refuseSecond(db: Executor, caller: Caller): Promise<void> {
  const [running] = await db
    .select({ id: importJobs.id })
    .from(importJobs)
    .where(and(eq(importJobs.userId, caller.id), inArray(importJobs.state, RUNNING)))
    .limit(1);
  if (running !== undefined) throw conflict(WORDING.importRunning);
}

export type Working = Parameters<Parameters<typeof whileWorking>[2]>[0];

/** Runs an import with a heartbeat. @param work returns the row's end; what it throws is the job's problem */
export async function whileWorking(
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
