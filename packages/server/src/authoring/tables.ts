import type { ImportJob, StagedChangeDetail } from '@digiken/contract';
import { IMPORT_STATES, REVIEW_EVENTS, TEXT_FORMATS } from '@digiken/contract/constants';
import { index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import { courses, lessons } from '../courses';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

/** Unsaved drafts of lessons: one per user, lesson and language. */
export const lessonDrafts = pgTable(
  'lesson_drafts',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    markdown: text('markdown').notNull(),
    /** Format of `markdown`. */
    format: text('source_format', { enum: TEXT_FORMATS }).notNull().default('markdown'),
    /** Version of the lesson's text when the draft was started. */
    version: integer('version').notNull(),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.language, table.userId] })],
);

/** History of a course's reviews. */
export const courseReviews = pgTable(
  'course_reviews',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: REVIEW_EVENTS }).notNull(),
    byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason'),
    /** The change of a minor correction. */
    change: jsonb('change').$type<StagedChangeDetail>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_reviews_course').on(table.courseId, table.createdAt),
    index('course_reviews_kind').on(table.kind, table.createdAt, table.id),
  ],
);

/** Invitations to write a course: the SHA-256 of the link's secret, never the secret. */
export const authorInvitations = pgTable(
  'author_invitations',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Lower case. Only the account with this address can accept. */
    email: text('email').notNull(),
    hash: text('hash').notNull().unique(),
    invitedBy: text('invited_by').references(() => users.id, { onDelete: 'set null' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  // One for each address: a new one replaces it. An answered or withdrawn one is deleted.
  (table) => [unique('author_invitations_once').on(table.courseId, table.email)],
);

type Report = NonNullable<ImportJob['report']>;

/** Imports of uploaded archives. A job of a stopped process is failed at the next start. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    progress: real('progress').notNull().default(0),
    problem: text('problem'),
    report: jsonb('report').$type<Report>(),
    updatedAt: moment('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('import_jobs_user').on(table.userId, table.createdAt, table.id)],
);
