import { ADMIN_NOTIFICATIONS_PATH, DEFAULT_TIME_ZONE, notificationPath } from '@digiken/contract/constants';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { enqueue, type Handler } from '../../platform/jobs';
import { DEFAULT_LANGUAGE, translate } from '../../platform/language';
import type { Deps, Services } from '../../platform/services';
import { users } from '../../users';
import { afterQuiet } from '../hours';
import {
  adminNotificationReads,
  adminNotifications,
  notificationHours,
  notifications,
  pushDeliveries,
  pushSubscriptions,
} from '../tables';
import { WORDING } from '../wording';
import { postPush, type PushMessage } from './post';
import { settlePushOnly } from './push-only';
import { pushTextOf } from './text';

const PUSH_JOB = 'notification-push';
const EVERY_MS = 10_000;
/** Deliveries of one run. With those that are sent together, a run ends within its lease though each one stalls. */
const AT_ONCE = 40;
const TOGETHER = 10;
/** Seconds after the first, second, … attempt that failed, or whose process was killed. */
const BACK_OFF = [60, 300, 900, 3_600, 3 * 3_600];
/** Older news is of no use on a device. */
const STALE_MS = 2 * 86_400_000;
const DAY_SECONDS = 86_400;

type Parts = Pick<Services, 'db' | 'clock' | 'config' | 'background'>;

/** Notifications on devices, as a job that looks every ten seconds. */
export function pushJobs(parts: Parts): Record<string, Handler> {
  return {
    [PUSH_JOB]: async () => {
      const count = await sendDue(parts);
      return new Date(parts.clock.now().getTime() + (count === AT_ONCE ? 0 : EVERY_MS));
    },
  };
}

/** Makes sure that the job is waiting. Safe to repeat, and in several processes. */
export async function schedulePush({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: PUSH_JOB, key: 'regular', runAt: clock.now() });
}

const select = ({ db }: Parts, now: Date) =>
  db
    .select({
      id: pushDeliveries.id,
      tries: pushDeliveries.tries,
      subscription: pushSubscriptions,
      notification: notifications,
      adminNotification: adminNotifications,
      adminReadAt: adminNotificationReads.readAt,
      role: users.role,
      status: users.status,
      preferences: users.preferences,
      quietFrom: notificationHours.quietFrom,
      quietTo: notificationHours.quietTo,
      timeZone: sql<string>`coalesce(${notificationHours.timeZone}, ${DEFAULT_TIME_ZONE})`,
    })
    .from(pushDeliveries)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, pushDeliveries.subscriptionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .leftJoin(notifications, eq(notifications.id, pushDeliveries.notificationId))
    .leftJoin(adminNotifications, eq(adminNotifications.id, pushDeliveries.adminNotificationId))
    .leftJoin(
      adminNotificationReads,
      and(
        eq(adminNotificationReads.notificationId, pushDeliveries.adminNotificationId),
        eq(adminNotificationReads.userId, pushSubscriptions.userId),
      ),
    )
    .leftJoin(notificationHours, eq(notificationHours.userId, users.id))
    .where(lte(pushDeliveries.dueAt, now))
    .orderBy(asc(pushDeliveries.dueAt), asc(pushDeliveries.id))
    .limit(AT_ONCE);

type Row = Awaited<ReturnType<typeof select>>[number];

/** @returns how many it looked at */
async function sendDue(parts: Parts): Promise<number> {
  const rows = await select(parts, parts.clock.now());
  for (let from = 0; from < rows.length; from += TOGETHER)
    await Promise.all(rows.slice(from, from + TOGETHER).map((row) => deliver(parts, row)));
  return rows.length;
}

const quietOf = ({ quietFrom: from, quietTo: to }: Row) =>
  from === null || to === null ? null : { from, to };

/** The user has seen it in the app. What is not in the app is marked as read by its mail, which says nothing. */
const isSeen = ({ notification, adminReadAt }: Row) =>
  adminReadAt !== null ||
  (notification !== null &&
    notification.readAt !== null &&
    (notification.inApp || notification.mailedAt === null));

/** Sends one delivery, puts it off, or gives it up (spec 13.124). */
async function deliver(parts: Parts, row: Row): Promise<void> {
  const { db, clock, config } = parts;
  const now = clock.now();
  const until = usefulUntil(row);
  if (isSeen(row) || row.status !== 'active' || until <= now) return finish(parts, row);
  const quietUntil = afterQuiet(now, quietOf(row), row.timeZone);
  const own = eq(pushDeliveries.id, row.id);
  if (quietUntil > now) {
    await db.update(pushDeliveries).set({ dueAt: quietUntil }).where(own);
    return;
  }
  // Taken before it is sent: if this process is killed now, it is sent once more, with the same topic and text, which
  // replaces the first one at the push service and on the device.
  const wait = BACK_OFF[Math.min(row.tries, BACK_OFF.length - 1)] ?? 0;
  const [taken] = await db
    .update(pushDeliveries)
    .set({ dueAt: new Date(now.getTime() + wait * 1000), tries: row.tries + 1 })
    .where(and(own, eq(pushDeliveries.tries, row.tries)))
    .returning({ id: pushDeliveries.id });
  if (taken === undefined) return;
  const posted = await postPush(config, row.subscription, {
    message: messageOf(row),
    topic: row.notification?.id ?? row.adminNotification?.id ?? row.id,
    ttl: Math.min(DAY_SECONDS, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    urgent: isUrgent(row),
    now,
  });
  switch (posted.result) {
    case 'sent':
      return finish(parts, row);
    case 'gone':
      await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, row.subscription.id));
      return settle(parts, row);
    case 'later':
      if (posted.refusedKey !== undefined) complain(parts, row, posted.refusedKey);
      if (posted.after !== undefined)
        await db
          .update(pushDeliveries)
          .set({ dueAt: new Date(now.getTime() + posted.after * 1000) })
          .where(own);
      return;
    case 'refused':
      complain(parts, row, posted.status);
      return finish(parts, row);
  }
}

/** Logs the push service, without the secret path of the device. */
function complain({ background }: Parts, { subscription }: Row, status: number): void {
  const { origin } = new URL(subscription.endpoint);
  background.run(() => Promise.reject(new Error(`${origin} refused a notification with ${status}.`)));
}

async function finish(parts: Parts, row: Row): Promise<void> {
  await parts.db.delete(pushDeliveries).where(eq(pushDeliveries.id, row.id));
  await settle(parts, row);
}

const settle = ({ db }: Parts, { notification, subscription }: Row): Promise<void> =>
  notification === null || notification.inApp ? Promise.resolve() : settlePushOnly(db, subscription.userId);

const isUrgent = ({ notification }: Row) =>
  notification?.subject.type === 'live-class' && notification.subject.outcome === 'reminder';

/** A reminder of something that has begun or is closed helps nobody. */
function usefulUntil({ notification, adminNotification }: Row): Date {
  const subject = notification?.subject;
  if (subject?.type === 'live-class' && subject.outcome === 'reminder') return new Date(subject.startsAt);
  if (subject?.type === 'quiz-due') return new Date(subject.closesAt);
  const at = notification?.createdAt ?? adminNotification?.createdAt ?? new Date(0);
  return new Date(at.getTime() + STALE_MS);
}

function messageOf({ notification, adminNotification, role, preferences }: Row): PushMessage {
  const title = WORDING.site;
  if (notification === null) {
    const text = translate(adminNotification?.message ?? '', preferences?.language ?? DEFAULT_LANGUAGE);
    return { title, text, path: ADMIN_NOTIFICATIONS_PATH };
  }
  const { subject } = notification;
  return {
    title,
    text: pushTextOf(subject, preferences?.language),
    path: notificationPath(subject, role),
  };
}
