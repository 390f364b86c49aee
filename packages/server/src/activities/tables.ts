import { ACTIVITY_STATUSES } from '@digiken/contract/constants';
import { boolean, index, integer, jsonb, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { lessons } from '../courses';
import { moment } from '../platform/database/columns';
import { users } from '../users';

/** A session that a later opening has ended. */
export interface PreviousSession {
  session: string;
  /** Of its last state. */
  sequence: number;
  /** Its time, which the attempt's includes. */
  seconds: number;
}

/** One learner's state in the activity of one lesson: the run-time data of the latest attempt, and the best outcome. */
export const activityStates = pgTable(
  'activity_states',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** From 1. */
    attempt: integer('attempt').notNull().default(1),
    /** Elements that the activity has set, with their values. */
    data: jsonb('data').$type<Record<string, string>>().notNull().default({}),
    /** Of all attempts, the best. */
    status: text('status', { enum: ACTIVITY_STATUSES }).notNull().default('none'),
    /** Per cent; of all attempts, the best. */
    score: real('score'),
    /** In earlier sessions of this attempt, and in earlier attempts. */
    earlierSeconds: integer('earlier_seconds').notNull().default(0),
    attemptSeconds: integer('attempt_seconds').notNull().default(0),
    /** In the latest session, as the activity last said. */
    sessionSeconds: integer('session_seconds').notNull().default(0),
    /** The latest opening; only it may write. */
    session: text('session').notNull(),
    /** The sessions before it in this attempt, down to one that has saved: a last state may still arrive (spec 14.325). */
    previous: jsonb('previous').$type<PreviousSession[]>().notNull().default([]),
    sequence: integer('sequence').notNull().default(0),
    /** The latest session has ended the attempt: the next one begins a new attempt, if the format says so. */
    over: boolean('over').notNull().default(false),
    openedAt: moment('opened_at').notNull(),
    savedAt: moment('saved_at'),
    completedAt: moment('completed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    // The latest visit first: the list of results.
    index('activity_states_lesson').on(table.lessonId, table.openedAt, table.userId),
  ],
);
