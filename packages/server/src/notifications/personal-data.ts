import { desc, eq, sql } from 'drizzle-orm';
import {
  DELETED_ACCOUNT,
  namePattern,
  inJson,
  names,
  type PersonalData,
  without,
  withoutNames,
} from '../platform/personal-data';
import {
  adminNotifications,
  notificationHours,
  notifications,
  notificationSettings,
  pushSubscriptions,
} from './tables';

const SETTINGS = { exported: 'notifications', deletion: 'Deleted.' };

export const notificationPersonalData: PersonalData = {
  tables: {
    notifications: {
      exported: 'notifications',
      deletion: 'Deleted. Those of other people lose the name of the person.',
    },
    notification_settings: SETTINGS,
    notification_hours: SETTINGS,
    push_subscriptions: { exported: 'notifications', deletion: 'Deleted with what waits for them.' },
    push_deliveries: {
      exported: null,
      why: 'Notifications that wait for a device.',
      deletion: 'Deleted with the device.',
    },
    admin_notification_reads: {
      exported: null,
      why: 'When an administrator opened the notices of all administrators.',
      deletion: 'Deleted.',
    },
    admin_notifications: {
      exported: null,
      why: 'Notices of events to administrators, in one sentence.',
      deletion: 'The name and the address are replaced in the sentences.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const rows = await db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, userId))
      .orderBy(desc(notifications.createdAt));
    const types = await db.select().from(notificationSettings).where(eq(notificationSettings.userId, userId));
    const hours = await db.select().from(notificationHours).where(eq(notificationHours.userId, userId));
    const devices = await db
      .select({ name: pushSubscriptions.device, since: pushSubscriptions.createdAt })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userId));
    return {
      parts: {
        notifications: {
          devices,
          received: without(rows, 'userId', 'event', 'mailDueAt'),
          settings: without(types, 'userId'),
          hours: without(hours, 'userId')[0] ?? null,
        },
      },
    };
  },
  erase: async ({ db }, leaver) => {
    await db
      .update(adminNotifications)
      .set({ message: withoutNames(adminNotifications.message, leaver) })
      .where(names(adminNotifications.message, leaver));
    // A subject has the name of who wrote, gave or invited, and titles that may have it, and no id.
    const name = namePattern(leaver, inJson);
    const { subject } = notifications;
    await db
      .update(notifications)
      .set({
        subject: sql`jsonb_build_object('type', ${subject} -> 'type') ||
          regexp_replace((${subject} - 'type')::text, ${name}::text, ${DELETED_ACCOUNT}::text, 'g')::jsonb`,
      })
      .where(sql`${subject}::text ~ ${name}::text`);
  },
};
