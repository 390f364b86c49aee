import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { isDatabaseUnavailable, loggableError } from '../database/errors';
import { newId } from '../ids';
import { causedBy } from '../request-context';
import type { Clock } from '../clock';
import type { Database } from '../database';
import { jobs } from './tables';

/** How long a claimed job belongs to its worker, unless the lease is renewed; milliseconds. */
export const LEASE_MS = 60_000;
/** How often the lease is renewed while the handler runs; milliseconds. */
export const RENEW_MS = 20_000;
/** Seconds of wait after the first, second, … failed attempt. */
const BACK_OFF = [5, 15, 60, 300, 900, 3_600, 3 * 3_600, 6 * 3_600];
const POLL_MS = 1_000;
/** How long a shutdown waits for running jobs; milliseconds. */
const CLOSE_MS = 2_000;
/** Jobs of one worker that run at the same time. */
const PARALLEL = 4;

export interface Job {
  key: string;
  payload: Record<string, unknown>;
  /** 1 for the first attempt. */
  attempt: number;
}

/**
 * Does the work of one kind. It may run twice if its process is killed, so a second run must change nothing.
 * @returns when to run again; nothing if the work is done
 */
export type Handler = (job: Job) => Promise<Date | void>;

/** Told after each run of a job. */
export type RunObserver = (kind: string, result: 'done' | 'failed') => void;

export interface JobWorkerParts {
  db: Database;
  clock: Clock;
  onError: (error: unknown) => void;
}

/** Runs due jobs. Any number of workers and processes share them: each job runs in one of them. */
export class JobWorker {
  readonly #name = newId();
  readonly #running = new Set<Promise<boolean>>();
  readonly #handlers: Record<string, Handler> = {};
  /** Renew the leases of running jobs. */
  readonly #renewals = new Set<NodeJS.Timeout>();
  #timer: NodeJS.Timeout | undefined;
  #observe: RunObserver = () => {};
  #closed = false;
  /** The jobs that still ran at the shutdown were given up: the database closes, and another process takes them over. */
  #givenUp = false;

  constructor(private readonly parts: JobWorkerParts) {}

  /** Adds handlers by kind. Jobs of other kinds stay for workers that know them. */
  register(handlers: Record<string, Handler>): void {
    Object.assign(this.#handlers, handlers);
  }

  observe(observer: RunObserver): void {
    this.#observe = observer;
  }

  /** Looks for due jobs every second. */
  start(): void {
    this.#timer ??= setInterval(() => this.wake(), POLL_MS);
    this.#timer.unref();
    this.wake();
  }

  /** Looks for due jobs now. Call it after the transaction that added one. */
  wake(): void {
    if (this.#timer === undefined || this.#closed) return;
    if (this.#running.size >= PARALLEL) return;
    const run = this.#runNext();
    this.#running.add(run);
    void run.then((found) => {
      this.#running.delete(run);
      if (found) this.wake();
    });
  }

  /** Runs everything that is due, one after the other. @returns the number of runs */
  async drain(): Promise<number> {
    let count = 0;
    while (!this.#closed && (await this.#runNext())) count += 1;
    return count;
  }

  /** Takes no further job and waits for those that run, but not long: another process takes over what is left. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    const cut = new AbortController();
    const late = setTimeout(CLOSE_MS, undefined, { signal: cut.signal }).catch(() => {});
    await Promise.race([Promise.all(this.#running), late]);
    cut.abort();
    this.#givenUp = true;
    for (const renewal of this.#renewals) clearInterval(renewal);
  }

  /** @returns whether there was a due job */
  async #runNext(): Promise<boolean> {
    if (this.#closed || Object.keys(this.#handlers).length === 0) return false;
    try {
      const job = await this.#claim();
      if (!job) return false;
      // The next job need not wait for this one.
      this.wake();
      await causedBy({ requestId: job.requestId ?? undefined, job: job.kind }, () => this.#run(job));
      return true;
    } catch (error) {
      // While the database is away, the requests report it; the next look is in a second.
      if (!this.#givenUp && !isDatabaseUnavailable(error)) this.parts.onError(error);
      return false;
    }
  }

  async #claim() {
    const { db, clock } = this.parts;
    const now = clock.now();
    const next = db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          isNull(jobs.failedAt),
          lte(jobs.runAt, now),
          or(isNull(jobs.lockedUntil), lte(jobs.lockedUntil, now)),
          inArray(jobs.kind, Object.keys(this.#handlers)),
        ),
      )
      .orderBy(asc(jobs.runAt))
      .limit(1)
      .for('update', { skipLocked: true });
    const [job] = await db
      .update(jobs)
      .set({
        lockedUntil: this.#leaseEnd(),
        lockedBy: `${this.#name}:${newId()}`,
        attempts: sql`${jobs.attempts} + 1`,
      })
      .where(eq(jobs.id, sql`(${next})`))
      .returning();
    return job;
  }

  #leaseEnd(): Date {
    return new Date(this.parts.clock.now().getTime() + LEASE_MS);
  }

  /** @returns stops the renewal */
  #keepLease(mine: SQL | undefined): () => void {
    const renew = async () => {
      try {
        await this.parts.db.update(jobs).set({ lockedUntil: this.#leaseEnd() }).where(mine);
      } catch (error) {
        if (!this.#givenUp && !isDatabaseUnavailable(error)) this.parts.onError(error);
      }
    };
    const renewal = setInterval(() => void renew(), RENEW_MS);
    renewal.unref();
    this.#renewals.add(renewal);
    return () => {
      clearInterval(renewal);
      this.#renewals.delete(renewal);
    };
  }

  async #run(job: typeof jobs.$inferSelect): Promise<void> {
    const { db, clock, onError } = this.parts;
    const mine = and(eq(jobs.id, job.id), eq(jobs.lockedBy, job.lockedBy ?? ''));
    const free = { lockedUntil: null, lockedBy: null };
    const stopRenewal = this.#keepLease(mine);
    try {
      const payload = job.payload as Record<string, unknown>;
      const again = await this.#handlers[job.kind]?.({ key: job.key, payload, attempt: job.attempts });
      if (again)
        await db
          .update(jobs)
          .set({ ...free, runAt: again, attempts: 0, error: null })
          .where(mine);
      else await db.delete(jobs).where(mine);
      this.#observe(job.kind, 'done');
    } catch (error) {
      if (this.#givenUp) return;
      onError(error);
      this.#observe(job.kind, 'failed');
      const wait = BACK_OFF[job.attempts - 1];
      const now = clock.now();
      await db
        .update(jobs)
        .set({
          ...free,
          error: String(loggableError(error).message).slice(0, 500),
          ...(wait === undefined ? { failedAt: now } : { runAt: new Date(now.getTime() + wait * 1000) }),
        })
        .where(mine);
    } finally {
      stopRenewal();
    }
  }
}
