import { SYNC_KINDS } from '@digiken/contract/constants';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt } from '../platform/database/columns';
import { users } from '../users';

/**
 * Actions that were done without a connection, as they were applied or refused: a repeated one is answered from here.
 * The row is part of the transaction that applies the action. Kept for `OFFLINE_LIMITS.keptDays` (spec 14.52).
 */
export const syncActions = pgTable(
  'sync_actions',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A UUID in lower case, made on the device. */
    id: text('id').notNull(),
    kind: text('kind', { enum: SYNC_KINDS }).notNull(),
    result: text('result', { enum: ['ok', 'refused'] }).notNull(),
    /** Why it was refused, in the language that the user had chosen. */
    message: text('message'),
    /** Error code of the refusal. */
    code: text('code'),
    /** The note that it made. No foreign key: the note may be deleted. */
    noteId: text('note_id'),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.id] }),
    index('sync_actions_created_at').on(table.createdAt),
  ],
);
