import { integer, pgTable, text } from 'drizzle-orm/pg-core';
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
