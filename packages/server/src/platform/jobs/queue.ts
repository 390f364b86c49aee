import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../database';
import { inChunks } from '../database/rows';
import { currentCause } from '../request-context';
import { jobs } from './tables';

export interface NewJob {
  kind: string;
  /** Identifies the work: while a job of this kind and key exists, no second one is added. */
  key: string;
  payload?: Record<string, unknown>;
  runAt: Date;
}

/**
 * Adds a job. Call it in the transaction of the event: a transaction that is rolled back leaves no job.
 * @returns whether it was added; false if the same job is waiting already
 */
export async function enqueue(db: Executor, { kind, key, payload = {}, runAt }: NewJob): Promise<boolean> {
  const added = await db
    .insert(jobs)
    .values({ kind, key, payload, runAt, requestId: currentCause()?.requestId })
    .onConflictDoNothing()
    .returning({ id: jobs.id });
  return added.length > 0;
}

/** Adds many jobs, as {@link enqueue} adds one, in few statements. */
export async function enqueueAll(db: Executor, list: readonly NewJob[]): Promise<void> {
  const requestId = currentCause()?.requestId;
  await inChunks(list, (some) =>
    db
      .insert(jobs)
      .values(some.map(({ payload = {}, ...job }) => ({ ...job, payload, requestId })))
      .onConflictDoNothing(),
  );
}

/** Brings a waiting job forward. Does nothing if there is none, if it is running, or if it is due earlier. */
export async function hurry(db: Executor, { kind, key, runAt }: Omit<NewJob, 'payload'>): Promise<void> {
  await db
    .update(jobs)
    .set({ runAt: sql`least(${jobs.runAt}, ${runAt.toISOString()}::timestamptz)` })
    .where(and(eq(jobs.kind, kind), eq(jobs.key, key)));
}

/** Takes back a job that was not begun: its work is done. */
export async function withdraw(db: Executor, { kind, key }: Pick<NewJob, 'kind' | 'key'>): Promise<void> {
  await db.delete(jobs).where(and(eq(jobs.kind, kind), eq(jobs.key, key), isNull(jobs.lockedBy)));
}
