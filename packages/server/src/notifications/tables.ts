import type { NotificationSubject } from '@digiken/contract';
import {
  DEFAULT_TIME_ZONE,
  NOTIFICATION_MAILS,
  NOTIFICATION_TYPES,
  USER_NOTIFICATION_TYPES,
} from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const type = () => text('type', { enum: USER_NOTIFICATION_TYPES }).notNull();

/** What one user is notified of. The sentence is not stored: the client and the mails write it from the subject. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: ofUser(),
    type: type(),
    subject: jsonb('subject').$type<NotificationSubject>().notNull(),
    /** Identifies the event: while a notification of it is unread, no second one is added. */
    event: text('event').notNull(),
    /** False: the user wants this type by mail only. */
    inApp: boolean('in_app').notNull(),
    /** How it is mailed, by the settings of its time; null: not at all. */
    mail: text('mail', { enum: NOTIFICATION_MAILS }),
    /** When it is mailed; null: not planned yet. */
    mailDueAt: moment('mail_due_at'),
    mailedAt: moment('mailed_at'),
    readAt: moment('read_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('notifications_event').on(table.userId, table.type, table.event).where(sql`read_at is null`),
    index('notifications_events').on(table.userId, table.type, table.event),
    index('notifications_listed').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`read_at is null and in_app`),
    index('notifications_mail')
      .on(table.mailDueAt)
      .where(sql`mail is not null and mailed_at is null and read_at is null`),
    index('notifications_old').on(table.createdAt),
  ],
);

/** What a user has chosen for a type; without a row, in the app only. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: ofUser(),
    type: type(),
    inApp: boolean('in_app').notNull(),
    mail: text('mail', { enum: NOTIFICATION_MAILS }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

/** When a user wants no mail of notifications. */
export const notificationHours = pgTable('notification_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `22:00`; both null: at any time. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
});
