import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/database/columns';
import { users } from '../users/tables';

export const threads = pgTable('message_threads', {
  id: id(),
  subject: text('subject').notNull(),
  createdAt: createdAt(),
});

const thread = () =>
  text('thread_id')
    .notNull()
    .references(() => threads.id, { onDelete: 'cascade' });

/** Who takes part, and how many messages each has not read: counted at writing, so that polling is cheap. */
export const threadParticipants = pgTable(
  'message_participants',
  {
    threadId: thread(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    unread: integer('unread').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.threadId, table.userId] }),
    index('message_participants_user_id').on(table.userId, table.unread),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: id(),
    threadId: thread(),
    senderId: text('sender_id').references(() => users.id, { onDelete: 'set null' }),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('messages_thread_id').on(table.threadId, table.createdAt)],
);
