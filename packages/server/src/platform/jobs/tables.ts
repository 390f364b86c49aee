import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../database/columns';

/** Work that has to happen, once, soon or at a later time. A finished job is deleted. */
export const jobs = pgTable(
  'jobs',
  {
    id: id(),
    kind: text('kind').notNull(),
    /** Identifies the work: a second job of the same kind and key is not added. */
    key: text('key').notNull(),
    payload: jsonb('payload').notNull().default({}),
    runAt: moment('run_at').notNull(),
    /** Started so often since it was added or rescheduled. */
    attempts: integer('attempts').notNull().default(0),
    /** Until then the job belongs to the worker that claimed it, which renews it; after it, anyone may take it over. */
    lockedUntil: moment('locked_until'),
    /** The claim. A worker that lost its job cannot finish it. */
    lockedBy: text('locked_by'),
    /** The last error, without values. */
    error: text('error'),
    /** Set after the last attempt: it does not run again by itself. */
    failedAt: moment('failed_at'),
    /** The request that added it: named in the log of its runs. */
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('jobs_kind_key').on(table.kind, table.key),
    index('jobs_due').on(table.runAt).where(sql`failed_at is null`),
  ],
);
