import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

/** Copies of all data of a person. A file on disk without its row is deleted. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its name in the private store; null until it is ready. */
    stored: text('stored').unique('data_exports_stored'),
    bytes: bigint('bytes', { mode: 'number' }),
    readyAt: moment('ready_at'),
    /** When the file is deleted. */
    expiresAt: moment('expires_at'),
    /** When it was given up; another one can be asked for at once. */
    failedAt: moment('failed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('data_exports_user').on(table.userId, table.createdAt)],
);
