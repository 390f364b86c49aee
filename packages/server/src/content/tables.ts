import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { files } from '../platform/database/tables';

/** Metadata of stored files that texts need. */
export const media = pgTable('media', {
  name: text('name')
    .primaryKey()
    .references(() => files.name, { onDelete: 'cascade' }),
  /** Pixels; null if it is not a picture. */
  width: integer('width'),
  height: integer('height'),
  /** Name of the small copy; null if there is none. */
  small: text('small'),
  /** The author's name for a document that learners download. */
  title: text('title'),
});

/**
 * What pictures of imports became, so that a course that is imported again does not convert them again. Size and
 * small copy are in `media`. A row does not keep its file.
 */
export const pictureConversions = pgTable(
  'picture_conversions',
  {
    /** SHA-256 of the original. */
    source: text('source').notNull(),
    /** How it was converted. Another recipe is another row. */
    recipe: text('recipe').notNull(),
    file: text('file')
      .notNull()
      .references(() => files.name, { onDelete: 'cascade' }),
    /** What the report says about the original. */
    remarks: text('remarks').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.recipe] }),
    index('picture_conversions_file').on(table.file),
  ],
);
