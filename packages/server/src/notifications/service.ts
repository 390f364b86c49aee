import type { Notification } from '@digiken/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock';
import type { Database, Executor } from '../platform/database';
import { notFound } from '../platform/http/errors';
import { adminNotificationReads, adminNotifications } from './tables';

/** Older ones are nobody's news: the drawer is no archive. */
const NEWEST = 200;

/** Newest first, unread ahead on equal times (product.md §4); read or not is the reader's own. */
export async function listNotifications(db: Executor, readerId: string): Promise<Notification[]> {
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
      and(eq(adminNotificationReads.notificationId, newest.id), eq(adminNotificationReads.userId, readerId)),
    )
    .orderBy(desc(newest.createdAt), isRead, desc(newest.id));
  return rows.map(({ id, createdAt, ...rest }) => ({ _id: id, ...rest, createdAt: createdAt.toISOString() }));
}

/** Once read, always read; repeated, it changes nothing. @throws 404 where there is no such notification */
export async function markRead(
  { db, clock }: { db: Database; clock: Clock },
  readerId: string,
  id: string,
): Promise<void> {
  const [found] = await db
    .select({ id: adminNotifications.id })
    .from(adminNotifications)
    .where(eq(adminNotifications.id, id));
  if (!found) throw notFound('There is no such notification.');
  await db
    .insert(adminNotificationReads)
    .values({ notificationId: id, userId: readerId, readAt: clock.now() })
    .onConflictDoNothing();
}
