import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { reportColumns, reportKeys } from '../reports';
import { users } from '../users';

/** A learner's review of a course: one for each learner and course. */
export const learnerReviews = pgTable(
  'learner_reviews',
  {
    id: id(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    stars: integer('stars').notNull(),
    text: text('text').notNull().default(''),
    textLanguage: languageOf('text'),
    editedAt: moment('edited_at'),
    /** When an administrator removed it: it is not shown or counted, and its author cannot change it. */
    removedAt: moment('removed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('learner_reviews_once').on(table.courseId, table.userId),
    index('learner_reviews_listed')
      .on(table.courseId, table.createdAt, table.id)
      .where(sql`removed_at is null`),
    index('learner_reviews_user').on(table.userId),
    check('learner_reviews_stars', sql`stars between 1 and 5`),
  ],
);

export const reviewReports = pgTable(
  'review_reports',
  {
    ...reportColumns(),
    reviewId: text('review_id')
      .notNull()
      .references(() => learnerReviews.id, { onDelete: 'cascade' }),
    /** At the time of the report. */
    stars: integer('stars').notNull(),
  },
  (table) => [
    ...reportKeys('review_reports', table.reviewId, table),
    index('review_reports_reporter').on(table.reporterId),
  ],
);
