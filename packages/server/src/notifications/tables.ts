import type { NotificationSubject } from '@digiken/contract';
import {
  DEFAULT_TIME_ZONE,
  NOTIFICATION_MAILS,
  NOTIFICATION_TYPES,
  USER_NOTIFICATION_TYPES,
} from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
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

/** What a user has chosen for a type; without a row, in the app and on allowed devices. */
export const notificationSettings = pgTable(
  'notification_settings',
  {
    userId: ofUser(),
    type: type(),
    inApp: boolean('in_app').notNull(),
    mail: text('mail', { enum: NOTIFICATION_MAILS }).notNull(),
    /** On the devices that the user has allowed. */
    push: boolean('push').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.userId, table.type] })],
);

/** When a user wants no mail of notifications, and none on devices. */
export const notificationHours = pgTable('notification_hours', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** `22:00`; both null: at any time. */
  quietFrom: text('quiet_from'),
  quietTo: text('quiet_to'),
  timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
});

/** A browser that a user allowed to show notifications. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: ofUser(),
    /** The session that saved it last. Ending the session deletes it, but not the session's end by time. */
    sessionId: text('session_id').notNull(),
    /** Hash of the device cookie, by which the next session on the same browser takes it over. */
    deviceHash: text('device_hash'),
    /** Readable name, from the User-Agent header. */
    device: text('device').notNull(),
    /** Address at the browser's push service. A secret: whoever knows it and a VAPID key can send. */
    endpoint: text('endpoint').notNull().unique(),
    /** The browser's public key and shared secret, in base64url. */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_user').on(table.userId, table.createdAt),
    index('push_subscriptions_session').on(table.sessionId),
    index('push_subscriptions_device').on(table.deviceHash),
  ],
);

/** One notification to one device, until it is sent or in vain. */
export const pushDeliveries = pgTable(
  'push_deliveries',
  {
    id: id(),
    subscriptionId: text('subscription_id')
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** Of a user, or else of all administrators. */
    notificationId: text('notification_id').references(() => notifications.id, { onDelete: 'cascade' }),
    adminNotificationId: text('admin_notification_id').references(() => adminNotifications.id, {
      onDelete: 'cascade',
    }),
    dueAt: moment('due_at').notNull(),
    /** Begun so often. */
    tries: integer('tries').notNull().default(0),
  },
  (table) => [
    index('push_deliveries_due').on(table.dueAt, table.id),
    index('push_deliveries_subscription').on(table.subscriptionId),
    index('push_deliveries_notification').on(table.notificationId),
    index('push_deliveries_admin').on(table.adminNotificationId),
  ],
);
