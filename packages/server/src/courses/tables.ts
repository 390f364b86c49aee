import {
  COURSE_STATES,
  LEVELS,
  PACKAGE_FORMATS,
  TEXT_FORMATS,
  VERSION_ORIGINS,
} from '@digiken/contract/constants';
import { isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
export const categories = pgTable('categories', {
  id: id(),
  name: text('name').notNull().unique(),
  /** In Kiswahili; null: `name` is shown. */
  nameSw: text('name_sw').unique(),
  createdAt: createdAt(),
});

export const courses = pgTable(
  'courses',
  {
    id: id(),
    /** What the file of an imported course said about its identity. It suggests the course to later imports, no more. */
    sourceKey: text('source_key'),
    /**
     * Set on the row that holds a published course's unpublished changes (docs/adr/0023-drafts-and-versions.md):
     * the published course. Such a row is never published itself.
     */
    stagedForId: text('staged_for_id')
      .unique()
      .references((): AnyPgColumn => courses.id, { onDelete: 'cascade' }),
    state: text('state', { enum: COURSE_STATES }).notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** As its author wrote it: the source of `descriptionHtml`. */
    descriptionMarkdown: text('description_markdown').notNull(),
    descriptionHtml: text('description_html').notNull(),
    /** What you will learn, one line each. */
    outcomes: text('outcomes').array().notNull().default([]),
    /** Who the course is for. */
    audience: text('audience').notNull().default(''),
    level: text('level', { enum: LEVELS }).notNull(),
    categoryId: text('category_id').references(() => categories.id, { onDelete: 'set null' }),
    /** The instructor. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    image: text('image'),
    /** Whole shillings for the whole course; null: the sum of its units' prices. */
    priceWhole: integer('price_whole'),
    /** Totals that the catalogue shows and sorts by. Updated by courses/totals.ts. */
    price: integer('price').notNull().default(0),
    unitCount: integer('unit_count').notNull().default(0),
    lessonCount: integer('lesson_count').notNull().default(0),
    minutes: integer('minutes').notNull().default(0),
    weightBytes: integer('weight_bytes').notNull().default(0),
    /** The lowest price at which a part of it is sold; null if all of it is free. */
    lowestPrice: integer('lowest_price'),
    /** Of visible reviews. Updated by the module reviews. */
    starsSum: integer('stars_sum').notNull().default(0),
    ratingCount: integer('rating_count').notNull().default(0),
    /** Number of active enrolments. Updated by the module enrolment. */
    learnerCount: integer('learner_count').notNull().default(0),
    submittedAt: moment('submitted_at'),
    /** Version of the course's details. Incremented by each save, so that two windows never overwrite each other. */
    version: integer('version').notNull().default(1),
    /** Of its lessons; the first is the one that new texts are written in. */
    languages: text('languages').array().notNull(),
    createdAt: createdAt(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', title), 'A') || setweight(to_tsvector('english', summary), 'B')`,
    ),
  },
  (table) => [
    // Read backwards for newest first; one index for each way to sort a list that is paged by key.
    index('courses_listed').on(table.state, table.createdAt, table.id),
    index('courses_by_title').on(table.state, sql`lower(title)`, table.id),
    index('courses_by_price').on(table.state, table.price, table.id),
    // The lowest price of all, for the home page.
    index('courses_by_lowest_price').on(table.state, table.lowestPrice),
    // The courses with the most learners, for administrators.
    index('courses_by_learners').on(table.state, table.learnerCount, table.id),
    index('courses_source').on(table.sourceKey),
    index('courses_all').on(table.createdAt, table.id),
    index('courses_in_review').on(table.state, table.submittedAt, table.id),
    index('courses_category').on(table.categoryId, table.state, table.createdAt, table.id),
    index('courses_owner').on(table.ownerId, table.updatedAt, table.id),
    // An instructor's published courses: counted, and the newest of them.
    index('courses_of_owner').on(table.ownerId, table.state, table.createdAt, table.id),
    index('courses_search').using('gin', table.search),
    // Finds courses by their titles alone, which rank before all others.
    index('courses_title_words').using('gin', sql`to_tsvector('english', ${table.title})`),
    index('courses_title_likeness').using('gin', table.title.op('gin_trgm_ops')),
    index('courses_summary_likeness').using('gin', table.summary.op('gin_trgm_ops')),
    check('courses_price_whole', sql`price_whole >= 0`),
  ],
);

/** Leaves out the rows that hold unpublished changes: every list and count of courses needs it. */
export const notStaged = isNull(courses.stagedForId);

/** Who writes a course besides its owner. A staged copy has the co-authors of its course. */
export const courseAuthors = pgTable(
  'course_authors',
  {
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('course_authors_user').on(table.userId),
  ],
);

export const units = pgTable(
  'units',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    sourcePath: text('source_path'),
    /** From 1. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Whole shillings. */
    price: integer('price').notNull().default(0),
    /** The unit is complete once its required quizzes are passed as well as its lessons done. */
    requiresQuizzes: boolean('requires_quizzes').notNull().default(false),
    /** Version of title, summary and price. Incremented by each save. */
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
  },
  (table) => [
    index('units_course').on(table.courseId, table.position),
    unique('units_source').on(table.courseId, table.sourcePath),
    index('units_search').using('gin', sql`to_tsvector('english', title || ' ' || summary)`),
    check('units_price', sql`price >= 0`),
  ],
);

export const lessons = pgTable(
  'lessons',
  {
    id: id(),
    unitId: text('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    sourcePath: text('source_path'),
    /** From 1. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** Open to everyone, so that visitors can try the course. */
    preview: boolean('preview').notNull().default(false),
    minutes: integer('minutes').notNull(),
    /** Text and pictures of the default language together. */
    weightBytes: integer('weight_bytes').notNull(),
    defaultLanguage: text('default_language').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('lessons_unit').on(table.unitId, table.position),
    // What everyone may read is a small part of a large site.
    index('lessons_previews').on(table.unitId, table.id).where(sql`preview`),
    unique('lessons_source').on(table.unitId, table.sourcePath),
  ],
);

/** One lesson in one language. `html`, `text` and `headings` are derived from `source` by the content module. */
export const lessonTexts = pgTable(
  'lesson_texts',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    /** As its author wrote it. */
    source: text('source').notNull(),
    format: text('source_format', { enum: TEXT_FORMATS }).notNull().default('markdown'),
    html: text('html').notNull(),
    /** The plain text, for search. */
    text: text('text').notNull(),
    headings: jsonb('headings').$type<{ id: string; text: string }[]>().notNull(),
    machineTranslated: boolean('machine_translated').notNull().default(false),
    /** Number of pictures without alt text. */
    missingAlt: integer('missing_alt').notNull().default(0),
    /** Incremented by each save, so that two windows never overwrite each other. */
    version: integer('version').notNull().default(1),
    updatedAt: moment('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.lessonId, table.language] }),
    index('lesson_texts_title_likeness').using('gin', table.title.op('gin_trgm_ops')),
  ],
);

/**
 * The texts that a lesson has had, in each language. Written by courses/lesson-versions.ts only. A row names the lesson
 * by its public id, so that the published lesson and its staged copy have one history; it goes with the course.
 */
export const lessonVersions = pgTable(
  'lesson_versions',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** No foreign key: a lesson that is new in a staged copy has no published row yet. */
    lessonId: text('lesson_id').notNull(),
    language: text('language').notNull(),
    title: text('title').notNull(),
    format: text('source_format', { enum: TEXT_FORMATS }).notNull(),
    source: text('source').notNull(),
    /** Of the text when it was saved. */
    version: integer('version').notNull(),
    origin: text('origin', { enum: VERSION_ORIGINS }).notNull(),
    /** Null: the text is older than its history, or its author's account was deleted. */
    savedBy: text('saved_by').references(() => users.id, { onDelete: 'set null' }),
    savedAt: moment('saved_at').notNull(),
    /** Tells whether two texts are the same without reading them. */
    digest: text('digest')
      .notNull()
      .generatedAlwaysAs(sql`md5(title || '|' || source_format || '|' || source)`),
  },
  (table) => [index('lesson_versions_listed').on(table.lessonId, table.language, table.savedAt, table.id)],
);

export const lessonVideos = pgTable('lesson_videos', {
  lessonId: text('lesson_id')
    .primaryKey()
    .references(() => lessons.id, { onDelete: 'cascade' }),
  src: text('src').notNull(),
  poster: text('poster'),
  seconds: integer('seconds'),
  weightBytes: integer('weight_bytes'),
  /** The sound alone, for learners who save data; null if the video has none. */
  soundSrc: text('sound_src'),
  soundBytes: integer('sound_bytes'),
  /** Markdown; null without a transcript. */
  transcript: text('transcript'),
  /** Derived from `transcript`. */
  transcriptHtml: text('transcript_html'),
});

export const lessonVideoTracks = pgTable(
  'lesson_video_tracks',
  {
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessonVideos.lessonId, { onDelete: 'cascade' }),
    language: text('language').notNull(),
    label: text('label').notNull(),
    src: text('src').notNull(),
  },
  (table) => [primaryKey({ columns: [table.lessonId, table.language] })],
);

/** An interactive package (SCORM) as it was imported. Its files never change; copies and versions of courses share it. */
export const packages = pgTable('packages', {
  id: id(),
  /** Hash over the paths and contents of its files: the same package is stored once. */
  digest: text('digest').notNull().unique(),
  format: text('format', { enum: PACKAGE_FORMATS }).notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  createdAt: createdAt(),
});

export const packageFiles = pgTable(
  'package_files',
  {
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    /** In the package, with `/`. */
    path: text('path').notNull(),
    /** Name in the file store. Its ending says that only the content host serves it. */
    file: text('file').notNull(),
    type: text('type').notNull(),
  },
  (table) => [primaryKey({ columns: [table.packageId, table.path] })],
);

/** What a lesson opens in the player. */
export const lessonActivities = pgTable(
  'lesson_activities',
  {
    lessonId: text('lesson_id')
      .primaryKey()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    packageId: text('package_id')
      .notNull()
      .references(() => packages.id),
    title: text('title').notNull(),
    /** False: a page without a connection to the player (an asset). It is complete once it was opened. */
    tracked: boolean('tracked').notNull(),
    /** Path in the package, with its query and fragment. */
    launch: text('launch').notNull(),
    /** Of the files that it names; bytes. */
    weightBytes: bigint('weight_bytes', { mode: 'number' }).notNull(),
    /** SCORM 1.2: raw score from which it is passed. */
    masteryScore: real('mastery_score'),
    /** SCORM 2004: scaled score, -1 to 1, from which it is passed. */
    scaledPassingScore: real('scaled_passing_score'),
    /** SCORM 2004: progress, 0 to 1, from which it is completed. */
    completionThreshold: real('completion_threshold'),
    launchData: text('launch_data'),
    /** As the format writes it. */
    maxTime: text('max_time'),
    timeLimitAction: text('time_limit_action'),
    /** It is completed when it ends without a word about it. */
    completesByEnding: boolean('completes_by_ending').notNull(),
  },
  (table) => [index('lesson_activities_package').on(table.packageId)],
);
