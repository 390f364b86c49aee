import type {
  CourseExport,
  CourseState,
  ImportChanges,
  ImportJob,
  StagedChangeDetail,
} from '@digiken/contract';
import {
  CHANGED_ITEMS,
  CHANGED_PARTS,
  COURSE_EXPORT_CONTENTS,
  COURSE_EXPORT_FORMATS,
  COURSE_EXPORT_STATES,
  IMPORT_STATES,
  REVIEW_EVENTS,
  TEXT_FORMATS,
} from '@digiken/contract/constants';
import { bigint, index, integer, jsonb, pgTable, primaryKey, real, text, unique } from 'drizzle-orm/pg-core';
import { courses, lessons } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { files } from '../platform/database/tables';
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
    reasonLanguage: languageOf('reason'),
    /** The change of a minor correction. */
    change: jsonb('change').$type<StagedChangeDetail>(),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_reviews_course').on(table.courseId, table.createdAt),
    index('course_reviews_kind').on(table.kind, table.createdAt, table.id),
  ],
);

/** What reviewers wrote about parts of a course that is, or was, under review. */
export const courseReviewComments = pgTable(
  'course_review_comments',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    item: text('item', { enum: CHANGED_ITEMS }).notNull(),
    /** The public id of the course, unit or lesson. */
    itemId: text('item_id').notNull(),
    part: text('part', { enum: CHANGED_PARTS }).notNull(),
    /** Of the lesson's text. */
    language: text('language'),
    /** The words that it is about. */
    quote: text('quote'),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
    /** When the instructor got it. */
    sentAt: moment('sent_at'),
    createdAt: createdAt(),
  },
  (table) => [index('course_review_comments_course').on(table.courseId, table.createdAt, table.id)],
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

/** Rows that an import writes. */
const IMPORT_TARGETS = ['course', 'copy', 'new-copy'] as const;

type Report = NonNullable<ImportJob['report']>;

/** Imports of uploaded archives, and updates on the command line. A job of a stopped process is failed at the next start. */
export const importJobs = pgTable(
  'import_jobs',
  {
    id: id(),
    /** Null: on the command line. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    state: text('state', { enum: IMPORT_STATES }).notNull(),
    progress: real('progress').notNull().default(0),
    problem: text('problem'),
    report: jsonb('report').$type<Report>(),
    /** What the file says about its identity. */
    sourceKey: text('source_key'),
    /** The course that it updates; null for a new one, and for one that waits until its author has chosen. */
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    /** The prepared course in the private store, while it waits for a decision. */
    prepared: text('prepared').unique('import_jobs_prepared'),
    /** That course as it was before. */
    replaces: jsonb('replaces').$type<{ title: string; state: CourseState }>(),
    /** What it changes in the course. */
    changes: jsonb('changes').$type<ImportChanges>(),
    /**
     * Fingerprint of the course: while it waits, of the one that `changes` compares with; once it is written, of the
     * result, which the rows of `import_replaced` undo.
     */
    revision: text('revision'),
    /** What was written: the course, its staged copy, or a staged copy that the import made. */
    wrote: text('wrote', { enum: IMPORT_TARGETS }),
    appliedAt: moment('applied_at'),
    updatedAt: moment('updated_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('import_jobs_user').on(table.userId, table.createdAt, table.id),
    index('import_jobs_course').on(table.courseId, table.appliedAt),
  ],
);

/**
 * The rows that an import replaced or removed, as they were, so that it can be undone. Written and read by SQL only.
 * Deleted with the import or after 30 days.
 */
export const importReplaced = pgTable(
  'import_replaced',
  {
    importId: text('import_id')
      .notNull()
      .references(() => importJobs.id, { onDelete: 'cascade' }),
    /** Rows of lower steps are written first. */
    step: integer('step').notNull(),
    tableName: text('table_name').notNull(),
    /** `content`: a row of the course. `owned`: a row that was deleted with one. `link`: a reference that was emptied. */
    kind: text('kind', { enum: ['content', 'owned', 'link'] }).notNull(),
    row: jsonb('row').notNull(),
  },
  (table) => [index('import_replaced_import').on(table.importId, table.step)],
);

type Findings = CourseExport['findings'];

/** Exports of courses as files to download. A file on disk without its row is deleted. */
export const courseExports = pgTable(
  'course_exports',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    format: text('format', { enum: COURSE_EXPORT_FORMATS }).notNull(),
    content: text('content', { enum: COURSE_EXPORT_CONTENTS }).notNull(),
    /** The language of the report in it. */
    language: text('language', { enum: ['en', 'sw'] }).notNull(),
    state: text('state', { enum: COURSE_EXPORT_STATES }).notNull(),
    progress: real('progress').notNull().default(0),
    /** Its name in the private store; null until it is ready and after it expired. */
    stored: text('stored').unique('course_exports_stored'),
    fileName: text('file_name'),
    bytes: bigint('bytes', { mode: 'number' }),
    /** What the format cannot hold. */
    findings: jsonb('findings').$type<Findings>().notNull().default([]),
    expiresAt: moment('expires_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('course_exports_user').on(table.userId, table.courseId, table.createdAt),
    index('course_exports_course').on(table.courseId),
  ],
);

/** Stored files that authors uploaded for the texts of a course, or that its texts were found to show. */
export const courseFiles = pgTable(
  'course_files',
  {
    /** The published course. */
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    file: text('file')
      .notNull()
      .references(() => files.name, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.file] }),
    index('course_files_file').on(table.file),
  ],
);
