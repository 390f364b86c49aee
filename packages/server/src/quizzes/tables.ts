import type {
  QuestionAnswer,
  QuestionBody,
  QuestionFeedback,
  QuestionKey,
  QUIZ_GRADINGS,
  QUIZ_REVIEW_PARTS,
  QUIZ_REVIEWS,
} from '@digiken/contract';
import { QUIZ_ATTEMPT_STATES, QUIZ_PLACES, REGRADE_RULES } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { courses, lessons, units } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { users } from '../users';

/** How a quiz is taken. Minutes are whole. */
export interface QuizSettings {
  /** Plain text above the start button. */
  intro: string;
  /** Practice: does not count. */
  practice: boolean;
  /** Counts as a requirement of the certificate. */
  required: boolean;
  timeLimitMinutes: number | null;
  /** Null: unlimited. */
  attempts: number | null;
  /** Between two attempts. */
  delayMinutes: number;
  grading: (typeof QUIZ_GRADINGS)[number];
  shuffleQuestions: boolean;
  shuffleOptions: boolean;
  oneAtATime: boolean;
  /** One at a time, without a way back. */
  sequential: boolean;
  review: (typeof QUIZ_REVIEWS)[number];
  reviewShows: (typeof QUIZ_REVIEW_PARTS)[number][];
  /** Share of the points; null: there is no pass mark. */
  passShare: number | null;
  /** For supervised rooms; null: none is asked for. */
  accessCode: string | null;
  /** Who marks does not see whose answer it is. Absent in quizzes from before it existed: false. */
  anonymous?: boolean;
}

/** A quiz before (`pre`) or after (`post`) a lesson, or of a unit. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    lessonId: text('lesson_id').references(() => lessons.id, { onDelete: 'cascade' }),
    unitId: text('unit_id').references(() => units.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: QUIZ_PLACES }).notNull(),
    /** Among the quizzes of its unit, from 1. */
    position: integer('position').notNull().default(1),
    /** Source of an imported quiz of a unit. Importing it again updates this row. */
    sourcePath: text('source_path'),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    title: text('title').notNull(),
    settings: jsonb('settings').$type<QuizSettings>().notNull(),
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    /** Incremented by each save. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    unique('quizzes_lesson').on(table.lessonId, table.kind, table.language),
    unique('quizzes_source').on(table.unitId, table.sourcePath),
    index('quizzes_unit').on(table.unitId, table.position),
    check(
      'quizzes_place',
      sql`(lesson_id is null) = (kind = 'unit') and (unit_id is null) = (kind <> 'unit')`,
    ),
  ],
);

/** A question. What it says is in its versions: an edit adds one, so attempts keep what they were asked. */
export const questions = pgTable('questions', { id: id(), createdAt: createdAt() });

export const questionVersions = pgTable(
  'question_versions',
  {
    questionId: text('question_id')
      .notNull()
      .references(() => questions.id, { onDelete: 'cascade' }),
    /** From 1. */
    version: integer('version').notNull(),
    body: jsonb('body').$type<QuestionBody>().notNull(),
    tags: text('tags').array().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.questionId, table.version] })],
);

/** How a version is marked. Apart from the questions, so that no query for learners reads it by accident. */
export const questionKeys = pgTable(
  'question_keys',
  {
    questionId: text('question_id').notNull(),
    version: integer('version').notNull(),
    key: jsonb('key').$type<QuestionKey>().notNull(),
    feedback: jsonb('feedback').$type<QuestionFeedback>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.questionId, table.version] }),
    foreignKey({
      name: 'question_keys_version',
      columns: [table.questionId, table.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }).onDelete('cascade'),
  ],
);

/** A named collection of questions of a course. Quizzes take questions from it or draw them at random. */
export const questionBanks = pgTable(
  'question_banks',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** Unique in its course. Checked under the lock of the course, because a review may swap two names. */
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('question_banks_course').on(table.courseId, table.createdAt)],
);

/** A question in a bank. Like a slot, it pins the version that draws use. */
export const bankQuestions = pgTable(
  'bank_questions',
  {
    id: id(),
    bankId: text('bank_id')
      .notNull()
      .references(() => questionBanks.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    questionId: text('question_id').notNull(),
    version: integer('question_version').notNull(),
    /** Of the question where a quiz asks it by name; a draw has its own points. */
    points: doublePrecision('points').notNull().default(1),
  },
  (table) => [
    unique('bank_questions_once').on(table.bankId, table.questionId),
    index('bank_questions_bank').on(table.bankId, table.position, table.id),
    foreignKey({
      name: 'bank_questions_question',
      columns: [table.questionId, table.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
  ],
);

/**
 * A question of a quiz, or a draw of questions from a bank. Copies of unpublished changes share the questions and may
 * pin other versions.
 */
export const quizSlots = pgTable(
  'quiz_slots',
  {
    id: id(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    /** Null: a draw. */
    questionId: text('question_id'),
    /** The version that is asked; null: a draw, which asks what the bank pins. */
    version: integer('question_version'),
    /** Of each question. */
    points: doublePrecision('points').notNull().default(1),
    /** The bank that is drawn from. A bank that a quiz draws from is removed with its course only. */
    bankId: text('bank_id').references(() => questionBanks.id, { onDelete: 'cascade' }),
    /** Draws only questions with this tag; null: any. */
    tag: text('tag'),
    /** How many questions are drawn. */
    count: integer('draw_count'),
  },
  (table) => [
    index('quiz_slots_quiz').on(table.quizId, table.position),
    index('quiz_slots_bank').on(table.bankId),
    foreignKey({
      name: 'quiz_slots_question',
      columns: [table.questionId, table.version],
      foreignColumns: [questionVersions.questionId, questionVersions.version],
    }),
    check(
      'quiz_slots_kind',
      sql`case when question_id is null
        then bank_id is not null and draw_count is not null and draw_count > 0 and question_version is null
        else bank_id is null and draw_count is null and tag is null and question_version is not null end`,
    ),
  ],
);

/** One learner's own rules for a quiz; null: as everybody. */
export const quizOverrides = pgTable(
  'quiz_overrides',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    opensAt: moment('opens_at'),
    closesAt: moment('closes_at'),
    timeLimitMinutes: integer('time_limit_minutes'),
    attempts: integer('attempts'),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.userId] })],
);

/** Wrong access codes that a learner entered for a quiz. */
export const quizCodeFailures = pgTable(
  'quiz_code_failures',
  {
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    lastAt: moment('last_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.quizId, table.userId] })],
);

/** What a learner needs in every quiz. Private: only the learner and administrators see it. */
export const accommodations = pgTable(
  'accommodations',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Time limits are multiplied by it: 1 to 3. */
    factor: doublePrecision('factor').notNull().default(1),
    untimed: boolean('untimed').notNull().default(false),
    extraAttempts: integer('extra_attempts').notNull().default(0),
  },
  () => [check('accommodations_factor', sql`factor >= 1 and factor <= 3`)],
);

/** A question as one attempt asks it. */
export interface SnapshotSlot {
  /** Id of the quiz's slot. A draw has several: {@link drawnSlot}. */
  slot: string;
  questionId: string;
  version: number;
  points: number;
  /** Ids of options, right-hand items or items to order, in the order shown. */
  order?: string[];
}

/** The name of one of the questions of a draw in a snapshot. @param number from 1 */
export const drawnSlot = (slotId: string, number: number): string => `${slotId}.${number}`;

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    /** Null once the quiz was deleted: what a learner answered is kept. */
    quizId: text('quiz_id').references(() => quizzes.id, { onDelete: 'set null' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of this learner's attempts at this quiz, from 1. */
    number: integer('number').notNull(),
    state: text('state', { enum: QUIZ_ATTEMPT_STATES }).notNull(),
    startedAt: moment('started_at').notNull(),
    /** Null: no limit. */
    deadlineAt: moment('deadline_at'),
    submittedAt: moment('submitted_at'),
    /** Ended by the server at its deadline. */
    timedOut: boolean('timed_out').notNull().default(false),
    /** What the attempt asks, as it was when it started. */
    snapshot: jsonb('snapshot').$type<SnapshotSlot[]>().notNull(),
    /** In a quiz without a way back: the place in the snapshot of the question that may be answered, from 0. */
    reached: integer('reached').notNull().default(0),
    /** The one that may answer. */
    device: text('device').notNull(),
    /** Of `points`; null until everything is marked. */
    score: doublePrecision('score'),
    /** The first score, if answers were marked again with another key since then. */
    scoreBeforeRegrade: doublePrecision('score_before_regrade'),
    regradedAt: moment('regraded_at'),
    points: doublePrecision('points').notNull(),
  },
  (table) => [
    unique('quiz_attempts_number').on(table.quizId, table.userId, table.number),
    uniqueIndex('quiz_attempts_open').on(table.quizId, table.userId).where(sql`state = 'open'`),
    index('quiz_attempts_user').on(table.userId, table.quizId),
    // The marking queue, the oldest first.
    index('quiz_attempts_review').on(table.submittedAt, table.id).where(sql`state = 'review'`),
    // Results of a quiz, the newest first.
    index('quiz_attempts_started').on(table.quizId, table.startedAt, table.id),
    index('quiz_attempts_due').on(table.deadlineAt).where(sql`state = 'open'`),
  ],
);

/** Every answer that arrived. Rows are only added; of each slot, the highest `seq` that is in time or accepted counts. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    seq: integer('seq').notNull(),
    /** Null: cleared. */
    answer: jsonb('answer').$type<QuestionAnswer | null>(),
    elapsedMs: integer('elapsed_ms').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** After the end of the attempt: kept, and marked only once it is accepted. */
    late: boolean('late').notNull(),
    /** Of a late answer, the instructor's decision; null: there is none yet. */
    accepted: boolean('accepted'),
  },
  (table) => [primaryKey({ columns: [table.attemptId, table.slot, table.seq] })],
);

/**
 * A file of an answer, stored privately under a random name. A file on disk without its row is deleted, so whatever
 * removes the row (the learner, the attempt or the account) removes the file.
 */
export const attemptFiles = pgTable(
  'attempt_files',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** Made by the browser, so that sending a file twice stores it once. */
    id: text('id').notNull(),
    slot: text('slot').notNull(),
    /** Its name in the private store. */
    stored: text('stored').notNull(),
    /** The learner's name for it. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    bytes: integer('bytes').notNull(),
    /** SHA-256 of its content. */
    hash: text('hash').notNull(),
    receivedAt: moment('received_at').notNull(),
    /** After the end of the attempt: kept and not marked. */
    late: boolean('late').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.id] }),
    unique('attempt_files_stored').on(table.stored),
  ],
);

/** The mark of one answer. */
export const attemptMarks = pgTable(
  'attempt_marks',
  {
    attemptId: text('attempt_id')
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    slot: text('slot').notNull(),
    /** Of the points, 0 to 1; null: waits for a person. */
    fraction: doublePrecision('fraction'),
    /** Who marked it; null: the server. */
    markedBy: text('marked_by').references(() => users.id, { onDelete: 'set null' }),
    comment: text('comment').notNull().default(''),
    commentLanguage: languageOf('comment'),
    /** Of a rubric's criteria, the chosen levels by their place. */
    levels: jsonb('levels').$type<Record<string, number>>().notNull().default({}),
    /** Version of the question whose key marked it again, and the rule; null: only the version that was asked. */
    regradedTo: integer('regraded_to'),
    regradeRule: text('regrade_rule', { enum: REGRADE_RULES }),
    markedAt: moment('marked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.slot] }),
    index('attempt_marks_waiting').on(table.attemptId).where(sql`fraction is null`),
  ],
);
