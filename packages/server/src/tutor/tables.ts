import type { TutorBlock, TutorSource } from '@digiken/contract';
import {
  TUTOR_AGES,
  TUTOR_ANSWER_KINDS,
  TUTOR_ANSWER_NOTES,
  TUTOR_ANSWER_STATES,
  TUTOR_FLAG_REASONS,
  TUTOR_FLAG_STATES,
  TUTOR_RATINGS,
} from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { courses, lessons, lessonTexts } from '../courses';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * A lesson's text in one language, cut into passages (docs/adr/0033-passages.md). Derived from `lesson_texts` by
 * tutor/passages. A text has at least one passage, so that its title is found. Staged copies have none.
 */
export const passages = pgTable(
  'passages',
  {
    /** Small: it occurs once for every word of the passage. Nothing outside of this module refers to it. */
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    lessonId: text('lesson_id').notNull(),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    /** From 1. */
    position: integer('position').notNull(),
    /** Id of the nearest heading in the lesson's HTML; null before the first heading. */
    anchor: text('anchor'),
    heading: text('heading').notNull(),
    /** At most 120 words; a line break between paragraphs. */
    text: text('text').notNull(),
    /** Sum of the frequencies of its words. */
    words: integer('words').notNull(),
    /** Of the text and the rules that it was cut by. */
    digest: text('digest').notNull(),
    /** Title, heading and text, by weight. Not generated: the title is not part of this row. */
    search: tsvector('search').notNull(),
  },
  (table) => [
    foreignKey({
      name: 'passages_text',
      columns: [table.lessonId, table.language],
      foreignColumns: [lessonTexts.lessonId, lessonTexts.language],
    }).onDelete('cascade'),
    unique('passages_place').on(table.lessonId, table.language, table.position),
    // Which passages somebody may read, and their lengths, are read from this index alone.
    index('passages_lengths').on(table.lessonId, table.language, table.words, table.id),
  ],
);

/** How often a word occurs in a passage; words of its title and heading count twice. */
export const passageWords = pgTable(
  'passage_words',
  {
    word: text('word').notNull(),
    passageId: integer('passage_id')
      .notNull()
      .references(() => passages.id, { onDelete: 'cascade' }),
    frequency: smallint('frequency').notNull(),
  },
  (table) => [
    // With the frequency, so that the index alone answers a search.
    primaryKey({ columns: [table.word, table.passageId, table.frequency] }),
    // Deleting a passage deletes its words.
    index('passage_words_passage').on(table.passageId),
  ],
);

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A person's conversation with the tutor. Only that person reads it, and administrators if it is flagged. */
export const tutorConversations = pgTable(
  'tutor_conversations',
  {
    id: id(),
    userId: ofUser(),
    /** The beginning of the first question, in one line. */
    title: text('title').notNull(),
    /** What it was first asked about; null: everything that the person may read. */
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    lessonId: text('lesson_id').references(() => lessons.id, { onDelete: 'set null' }),
    /** Reference of the help request that it became. */
    ticket: text('ticket'),
    createdAt: createdAt(),
    /** Of the last question. */
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    index('tutor_conversations_listed').on(table.userId, table.updatedAt, table.id),
    index('tutor_conversations_old').on(table.updatedAt),
  ],
);

/** A source as it is stored: its address depends on who reads it. */
export interface StoredSource extends Omit<TutorSource, 'path'> {
  /** Of a lesson. */
  lessonId?: string;
  /** Of a lesson or a course. */
  courseId?: string;
  /** Id of the heading; null at the beginning. */
  anchor: string | null;
  /** Of a public page, without the anchor. */
  page?: string;
  /** The quote is not in the lesson's own language, so the address names it. */
  translated?: boolean;
}

/** A question and its answer. */
export const tutorAnswers = pgTable(
  'tutor_answers',
  {
    id: id(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => tutorConversations.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    question: text('question').notNull(),
    state: text('state', { enum: TUTOR_ANSWER_STATES }).notNull(),
    kind: text('kind', { enum: TUTOR_ANSWER_KINDS }).notNull(),
    note: text('note', { enum: TUTOR_ANSWER_NOTES }),
    /** Checked sentences, as the model writes them. */
    blocks: jsonb('blocks').$type<TutorBlock[]>().notNull().default([]),
    sources: jsonb('sources').$type<StoredSource[]>().notNull().default([]),
    /** Courses whose texts the answer may hold: it stops if an attempt is started in one of them. */
    courseIds: text('course_ids').array().notNull().default([]),
    rating: text('rating', { enum: TUTOR_RATINGS }),
    /** The day whose budgets the answer uses; null: it uses none. */
    chargedOn: date('charged_on', { mode: 'string' }),
    /** Tokens of the site's budget that are held until it is known how many were used. */
    reserved: integer('reserved').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    unique('tutor_answers_place').on(table.conversationId, table.position),
    index('tutor_answers_writing').on(table.createdAt).where(sql`state = 'writing' or reserved > 0`),
    index('tutor_answers_rated').on(table.rating).where(sql`rating is not null`),
  ],
);

/** Every choice about the model; the last one counts. */
export const tutorConsents = pgTable(
  'tutor_consents',
  {
    id: id(),
    userId: ofUser(),
    accepted: boolean('accepted').notNull(),
    age: text('age', { enum: TUTOR_AGES }).notNull(),
    /** Of the text that was shown: TUTOR_CONSENT_VERSION. */
    version: integer('version').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('tutor_consents_user').on(table.userId, table.createdAt)],
);

/** Questions of a person to the model on one day of the site's time zone. */
export const tutorPersonDays = pgTable(
  'tutor_person_days',
  {
    userId: ofUser(),
    day: date('day', { mode: 'string' }).notNull(),
    questions: integer('questions').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.day] }),
    index('tutor_person_days_old').on(table.day),
  ],
);

/** Counters of the site on one day: nothing about persons. */
export const tutorSiteDays = pgTable('tutor_site_days', {
  day: date('day', { mode: 'string' }).primaryKey(),
  questions: integer('questions').notNull().default(0),
  answered: integer('answered').notNull().default(0),
  nothing: integer('nothing').notNull().default(0),
  tokensIn: integer('tokens_in').notNull().default(0),
  tokensOut: integer('tokens_out').notNull().default(0),
  /** Held by answers that are being written. */
  reserved: integer('reserved').notNull().default(0),
});

/** A conversation that a person should read. */
export const tutorFlags = pgTable(
  'tutor_flags',
  {
    conversationId: text('conversation_id')
      .primaryKey()
      .references(() => tutorConversations.id, { onDelete: 'cascade' }),
    reasons: text('reasons', { enum: TUTOR_FLAG_REASONS }).array().notNull(),
    state: text('state', { enum: TUTOR_FLAG_STATES }).notNull(),
    flaggedAt: moment('flagged_at').notNull(),
    reviewedBy: text('reviewed_by').references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: moment('reviewed_at'),
    note: text('note'),
  },
  (table) => [
    index('tutor_flags_all').on(table.flaggedAt, table.conversationId),
    index('tutor_flags_state').on(table.state, table.flaggedAt, table.conversationId),
  ],
);

/** One row: `site`. */
export const tutorSettings = pgTable('tutor_settings', {
  id: text('id').primaryKey(),
  questionsPerDay: integer('questions_per_day').notNull(),
  tokensPerDay: integer('tokens_per_day').notNull(),
  retentionDays: integer('retention_days').notNull(),
  hintsFirst: boolean('hints_first').notNull(),
});
