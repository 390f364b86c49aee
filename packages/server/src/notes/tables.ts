import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lessons } from '../courses';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

/** What somebody wrote for themselves while they read a lesson. */
export const lessonNotes = pgTable(
  'lesson_notes',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    /** The heading that it belongs to, as its author saw it; both null for the whole lesson. */
    sectionId: text('section_id'),
    sectionTitle: text('section_title'),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('lesson_notes_listed').on(table.userId, table.lessonId, table.createdAt, table.id),
    index('lesson_notes_lesson').on(table.lessonId),
  ],
);

export const lessonBookmarks = pgTable(
  'lesson_bookmarks',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_bookmarks_lesson').on(table.lessonId),
  ],
);
