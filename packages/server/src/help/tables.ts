import { TICKET_KINDS, TICKET_STATES } from '@digiken/contract/constants';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, languageOf } from '../platform/database/columns';
import { users } from '../users';

/** Help requests and barrier reports. */
export const tickets = pgTable(
  'tickets',
  {
    id: id(),
    /** The reference that people quote, e.g. "HD-4F7K2". */
    reference: text('reference').notNull().unique(),
    kind: text('kind', { enum: TICKET_KINDS }).notNull(),
    topic: text('topic').notNull(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    email: text('email'),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    page: text('page'),
    technology: text('technology'),
    state: text('state', { enum: TICKET_STATES }).notNull().default('open'),
    createdAt: createdAt(),
  },
  (table) => [
    index('tickets_all').on(table.createdAt, table.id),
    index('tickets_state').on(table.state, table.createdAt, table.id),
    index('tickets_kind').on(table.kind, table.createdAt, table.id),
  ],
);

export const ticketAnswers = pgTable(
  'ticket_answers',
  {
    id: id(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    authorId: text('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    createdAt: createdAt(),
  },
  (table) => [index('ticket_answers_ticket').on(table.ticketId, table.createdAt)],
);
