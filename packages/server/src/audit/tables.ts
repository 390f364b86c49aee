import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/database/columns';
import { users } from '../users';

/** Every administrative action. Rows never change and keep the names of their time. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    actorId: text('actor_id').references(() => users.id, { onDelete: 'set null' }),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    targetKind: text('target_kind').notNull(),
    targetId: text('target_id'),
    targetName: text('target_name').notNull(),
    detail: text('detail'),
    createdAt: createdAt(),
  },
  (table) => [
    index('audit_log_all').on(table.createdAt, table.id),
    index('audit_log_kind').on(table.targetKind, table.createdAt, table.id),
    index('audit_log_actor').on(table.actorId, table.createdAt, table.id),
  ],
);
