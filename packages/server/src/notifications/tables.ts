import { NOTIFICATION_TYPES } from '@digiken/contract/constants';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

/** One row per event, shared by all administrators. */
export const adminNotifications = pgTable(
  'admin_notifications',
  {
    id: id(),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    message: text('message').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('admin_notifications_all').on(table.createdAt, table.id)],
);

/** Which administrator has read which notification. A notification never becomes unread again (spec 4.17). */
export const adminNotificationReads = pgTable(
  'admin_notification_reads',
  {
    notificationId: text('notification_id')
      .notNull()
      .references(() => adminNotifications.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readAt: moment('read_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.notificationId] })],
);
