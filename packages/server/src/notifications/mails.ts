import {
  DEFAULT_TIME_ZONE,
  notificationPath,
  notificationSettingsPath,
  type UserNotificationType,
} from '@digiken/contract/constants';
import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { enqueue, type Handler } from '../platform/jobs';
import type { Mail } from '../platform/mail';
import type { Deps, Services } from '../platform/services';
import { users } from '../users';
import { afterQuiet, digestAfter } from './hours';
import { notificationHours, notifications } from './tables';
import { pushTextOf } from './push/text';
import { countOf, WORDING } from './wording';

const MAIL_JOB = 'notification-mail';
const EVERY_MS = 60_000;
/** After a mail that could not be sent. */
const AGAIN_MS = 3_600_000;
/** Rows of one run; it ends long before its lease does. */
const AT_ONCE = 50;

type Parts = Pick<Services, 'db' | 'clock' | 'mail' | 'config' | 'background'>;

/** The mails of notifications, as a job that looks every minute. */
export function notificationJobs(parts: Parts): Record<string, Handler> {
  return {
    [MAIL_JOB]: async () => {
      const now = parts.clock.now();
      const planned = await planMails(parts, now);
      const sent = await sendDue(parts, now);
      const more = planned === AT_ONCE || sent === AT_ONCE;
      return new Date(now.getTime() + (more ? 0 : EVERY_MS));
    },
  };
}

/** Makes sure that the job is waiting. Safe to repeat, and in several processes. */
export async function scheduleNotificationMails({ db, clock }: Deps<'clock'>): Promise<void> {
  await enqueue(db, { kind: MAIL_JOB, key: 'regular', runAt: clock.now() });
}

const waiting = and(
  isNotNull(notifications.mail),
  isNull(notifications.mailedAt),
  isNull(notifications.readAt),
);

const select = ({ db }: Parts) =>
  db
    .select({
      id: notifications.id,
      subject: notifications.subject,
      mail: notifications.mail,
      inApp: notifications.inApp,
      createdAt: notifications.createdAt,
      dueAt: notifications.mailDueAt,
      userId: users.id,
      role: users.role,
      email: users.email,
      firstName: users.firstName,
      preferences: users.preferences,
      quietFrom: notificationHours.quietFrom,
      quietTo: notificationHours.quietTo,
      timeZone: sql<string>`coalesce(${notificationHours.timeZone}, ${DEFAULT_TIME_ZONE})`,
    })
    .from(notifications)
    .innerJoin(users, and(eq(users.id, notifications.userId), eq(users.status, 'active')))
    .leftJoin(notificationHours, eq(notificationHours.userId, users.id));

type Row = Awaited<ReturnType<typeof select>>[number];

const quietOf = ({ quietFrom: from, quietTo: to }: Row) =>
  from === null || to === null ? null : { from, to };

/** Decides when new notifications are mailed. @returns how many it looked at */
async function planMails(parts: Parts, now: Date): Promise<number> {
  const rows = await select(parts)
    .where(and(waiting, isNull(notifications.mailDueAt)))
    .orderBy(asc(notifications.createdAt))
    .limit(AT_ONCE);
  for (const row of rows) {
    const at = row.mail === 'digest' ? digestAfter(row.createdAt, row.timeZone) : now;
    await parts.db.update(notifications).set({ mailDueAt: at }).where(eq(notifications.id, row.id));
  }
  return rows.length;
}

/** Sends what is due, and puts off what falls into quiet hours. @returns how many it looked at */
async function sendDue(parts: Parts, now: Date): Promise<number> {
  const rows = await select(parts)
    .where(and(waiting, lte(notifications.mailDueAt, now)))
    .orderBy(asc(notifications.mailDueAt), asc(notifications.id))
    .limit(AT_ONCE);
  const digested = new Set<string>();
  for (const row of rows) {
    const at = afterQuiet(now, quietOf(row), row.timeZone);
    if (at > now) await putOff(parts, [row.id], at);
    else if (row.mail === 'now') await send(parts, one(parts, row), { ids: [row.id], now });
    else if (!digested.has(row.userId)) {
      digested.add(row.userId);
      await sendDigest(parts, row, now);
    }
  }
  return rows.length;
}

const putOff = ({ db }: Parts, ids: readonly string[], at: Date) =>
  db
    .update(notifications)
    .set({ mailDueAt: at })
    .where(inArray(notifications.id, [...ids]));

/** One address that takes no mail holds up nobody else's. */
async function send(
  parts: Parts,
  mail: Mail,
  { ids, now }: { ids: readonly string[]; now: Date },
): Promise<void> {
  try {
    await parts.mail.send(mail);
  } catch (error) {
    await putOff(parts, ids, new Date(now.getTime() + AGAIN_MS));
    const failure = new Error('The mail of a notification was not sent.', { cause: error });
    parts.background.run(() => Promise.reject(failure));
    return;
  }
  await markMailed(parts, ids, now);
}

function one({ config: { publicUrl } }: Parts, row: Row): Mail {
  const sentence = pushTextOf(row.subject, row.preferences?.language);
  return {
    id: row.id,
    to: row.email,
    subject: sentence,
    paragraphs: [`Hello ${row.firstName},`, sentence],
    link: { label: WORDING.open, url: `${publicUrl}${notificationPath(row.subject, row.role)}` },
    links: [unsubscribe(publicUrl, row)],
  };
}

const unsubscribe = (publicUrl: string, { role }: Row) => ({
  label: WORDING.unsubscribe,
  url: `${publicUrl}${notificationSettingsPath(role)}`,
});

/** One mail with everything of a user that is due: a count for each type, with the page of the newest. */
async function sendDigest(parts: Parts, reader: Row, now: Date): Promise<void> {
  const rows = await select(parts)
    .where(
      and(
        waiting,
        eq(notifications.userId, reader.userId),
        eq(notifications.mail, 'digest'),
        lte(notifications.mailDueAt, now),
      ),
    )
    .orderBy(asc(notifications.createdAt), asc(notifications.id));
  const { publicUrl } = parts.config;
  const byType = new Map<UserNotificationType, Row[]>();
  for (const row of rows) byType.set(row.subject.type, [...(byType.get(row.subject.type) ?? []), row]);
  const mail: Mail = {
    to: reader.email,
    id: `digest-${rows.at(-1)?.id ?? reader.id}`,
    subject: WORDING.digest(rows.length),
    paragraphs: [`Hello ${reader.firstName},`, WORDING.digestIntro],
    links: [
      ...[...byType].map(([type, some]) => ({
        label: countOf(type, some.length),
        url: `${publicUrl}${notificationPath((some.at(-1) ?? reader).subject, reader.role)}`,
      })),
      unsubscribe(publicUrl, reader),
    ],
  };
  await send(parts, mail, { ids: rows.map(({ id }) => id), now });
}

/** What the user does not see in the app is done with its mail. */
async function markMailed({ db }: Parts, ids: readonly string[], now: Date): Promise<void> {
  await db
    .update(notifications)
    .set({
      mailedAt: now,
      readAt: sql`case when ${notifications.inApp} then ${notifications.readAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(inArray(notifications.id, [...ids]));
}
