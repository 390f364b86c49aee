import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from '../platform/database/columns';

/** Every administrative action. Rows keep the names of their time until the person's account is deleted. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: id(),
    /** No foreign key: the id stays when the account is deleted, without a name (spec 13.118). */
    actorId: text('actor_id'),
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
