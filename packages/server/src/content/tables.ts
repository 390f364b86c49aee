import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { files } from '../platform/database/tables';

/** What texts need to know of stored files besides their bytes. */
export const media = pgTable('media', {
  name: text('name')
    .primaryKey()
    .references(() => files.name, { onDelete: 'cascade' }),
  /** Pixels; null for what is not a picture. */
  width: integer('width'),
  height: integer('height'),
  /** Name of the copy for phones; null where there is none. */
  small: text('small'),
  /** The author's name for a document that learners download. */
  title: text('title'),
});
