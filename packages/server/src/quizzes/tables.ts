import { boolean, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { lessons } from '../courses';
import { id } from '../platform/database/columns';

export const QUIZ_KINDS = ['pre', 'post'] as const;

/** A quiz before (`pre`) or after (`post`) a lesson. */
export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: QUIZ_KINDS }).notNull(),
    /** BCP 47 tag. */
    language: text('language').notNull(),
    title: text('title').notNull(),
  },
  (table) => [unique('quizzes_lesson').on(table.lessonId, table.kind, table.language)],
);

export const quizQuestions = pgTable(
  'quiz_questions',
  {
    id: id(),
    quizId: text('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
  },
  (table) => [index('quiz_questions_quiz').on(table.quizId, table.position)],
);

export const quizOptions = pgTable(
  'quiz_options',
  {
    id: id(),
    questionId: text('question_id')
      .notNull()
      .references(() => quizQuestions.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: integer('position').notNull(),
    text: text('text').notNull(),
    correct: boolean('correct').notNull(),
  },
  (table) => [index('quiz_options_question').on(table.questionId, table.position)],
);
