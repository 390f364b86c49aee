import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { lessons } from '../courses';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

/**
 * What somebody wrote for themselves while they read a lesson. The row of a deleted note stays for a while, without its
 * text: an edit of another device that arrives later becomes a note in the same place (spec 14.47).
 */
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
    /** Empty if a passage is marked without words. */
    text: text('text').notNull(),
    /** The passage that was marked. */
    quote: text('quote'),
    /** The heading that it belongs to, as its author saw it; both null for the whole lesson. */
    sectionId: text('section_id'),
    sectionTitle: text('section_title'),
    createdAt: createdAt(),
    editedAt: moment('edited_at'),
    /** Of a text that was edited without a connection, the session and when it was done; null: with a connection. */
    editedBySession: text('edited_by_session'),
    offlineEditAt: moment('offline_edit_at'),
    /** Null: the note is there. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    index('lesson_notes_listed').on(table.userId, table.lessonId, table.createdAt, table.id),
    index('lesson_notes_lesson').on(table.lessonId),
    index('lesson_notes_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** A row that is not set says when the bookmark was removed, for actions of other devices that arrive later (spec 14.46). */
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
    set: boolean('is_set').notNull().default(true),
    /** When it was set or removed. */
    changedAt: moment('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('lesson_bookmarks_lesson').on(table.lessonId),
    index('lesson_bookmarks_removed').on(table.changedAt).where(sql`not is_set`),
  ],
);
