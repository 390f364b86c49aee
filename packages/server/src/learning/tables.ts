import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { lessons } from '../courses';
import { moment } from '../platform/database/columns';
import { users } from '../users';

/** One user's progress in one lesson. Kept when a course is unpublished or an enrolment is cancelled. */
export const lessonProgress = pgTable(
  'lesson_progress',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    doneAt: moment('done_at'),
    /** The reading position, 0 to 1. */
    scroll: real('scroll').notNull().default(0),
    /** When the reader was at that position; null: it was saved before this was kept. */
    scrollAt: moment('scroll_at'),
    lastOpenedAt: moment('last_opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_progress_lesson').on(table.lessonId, table.userId),
  ],
);

/** How many lessons a week somebody wants to do; without a row they have no goal. */
export const weeklyGoals = pgTable(
  'weekly_goals',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessons: integer('lessons').notNull(),
  },
  (table) => [check('weekly_goals_lessons', sql`${table.lessons} between 1 and 50`)],
);
