import type { Notification } from '@digiken/contract';
import type { Language } from '@digiken/contract/constants';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { translate } from '../platform/language';
import type { Deps } from '../platform/services';
import { publishToUser } from './events';
import { adminNotificationReads, adminNotifications } from './tables';

/** The drawer shows the newest notifications only. */
const NEWEST = 200;

/** Newest first, unread before read at equal times (spec 4.18). Each reader has their own read state. */
export async function listNotifications(
  db: Executor,
  caller: Pick<Caller, 'id'>,
  language: Language,
): Promise<Notification[]> {
  const newest = db
    .select()
    .from(adminNotifications)
    .orderBy(desc(adminNotifications.createdAt), desc(adminNotifications.id))
    .limit(NEWEST)
    .as('newest');
  const isRead = sql<boolean>`${adminNotificationReads.userId} is not null`;
  const rows = await db
    .select({
      id: newest.id,
      type: newest.type,
      message: newest.message,
      createdAt: newest.createdAt,
      isRead,
    })
    .from(newest)
    .leftJoin(
      adminNotificationReads,
      and(eq(adminNotificationReads.notificationId, newest.id), eq(adminNotificationReads.userId, caller.id)),
    )
    .orderBy(desc(newest.createdAt), isRead, desc(newest.id));
  return rows.map(({ id, createdAt, message, ...rest }) => ({
    _id: id,
    ...rest,
    message: translate(message, language),
    createdAt: createdAt.toISOString(),
  }));
}

/**
 * Marks a notification as read for the caller. It cannot become unread again. Safe to repeat.
 * @throws {HttpError} 404 if the notification does not exist
 */
export async function markRead(
  { db, clock }: Deps<'clock'>,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<void> {
  const [found] = await db
    .select({ id: adminNotifications.id })
    .from(adminNotifications)
    .where(eq(adminNotifications.id, id));
  if (!found) throw notFound('There is no such notification.');
  await db
    .insert(adminNotificationReads)
    .values({ notificationId: id, userId: caller.id, readAt: clock.now() })
    .onConflictDoNothing();
  await publishToUser(db, caller.id, 'adminNotifications');
}
