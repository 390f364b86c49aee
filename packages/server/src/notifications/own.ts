import type { AnswerOf, notifications as calls, QueryOf } from '@digiken/contract';
import { and, count, eq, isNotNull, isNull, lt, lte, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { byCreation } from '../platform/database/creation-order';
import { keyPage } from '../platform/database/paging';
import { invalid, notFound } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { publishToUser } from './events';
import { adminNotifications, notifications } from './tables';

const shownTo = ({ id }: Pick<Caller, 'id'>) =>
  and(eq(notifications.userId, id), eq(notifications.inApp, true));

/** One page of the caller's notifications, newest first, and how many of all are unread (spec 13.44). */
export async function listOwn(
  db: Executor,
  caller: Pick<Caller, 'id'>,
  { cursor, state }: QueryOf<typeof calls.listOwnNotifications>,
): Promise<AnswerOf<typeof calls.listOwnNotifications>> {
  const unread = and(shownTo(caller), isNull(notifications.readAt));
  const chosen = { unread, read: and(shownTo(caller), isNotNull(notifications.readAt)) };
  const { rows, ...ends } = await keyPage(cursor, byCreation(notifications), ({ where, orderBy, limit }) =>
    db
      .select()
      .from(notifications)
      .where(and(state === undefined ? shownTo(caller) : chosen[state], where))
      .orderBy(...orderBy)
      .limit(limit),
  );
  const [counted] = await db.select({ unread: count() }).from(notifications).where(unread);
  return {
    data: rows.map(({ id, subject, createdAt, readAt }) => ({
      _id: id,
      subject,
      createdAt: createdAt.toISOString(),
      isRead: readAt !== null,
    })),
    ...ends,
    unread: counted?.unread ?? 0,
  };
}

/**
 * Marks one of the caller's notifications as read. Safe to repeat.
 * @throws {HttpError} 404 for one that does not exist or is another user's
 */
export async function markOwnRead(
  { db, clock }: Deps<'clock'>,
  caller: Pick<Caller, 'id'>,
  id: string,
): Promise<void> {
  const now = clock.now().toISOString();
  const marked = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${now}::timestamptz)` })
    .where(and(shownTo(caller), eq(notifications.id, id)))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw notFound('There is no such notification.');
  await publishToUser(db, caller.id, 'notifications');
}

/**
 * Marks the caller's notifications up to a moment as read; later ones stay unread (spec 13.45).
 * @throws {HttpError} 422 for a text that is no moment
 */
export async function markAllRead(
  { db, clock }: Deps<'clock'>,
  caller: Pick<Caller, 'id'>,
  until: string,
): Promise<void> {
  const moment = new Date(until);
  if (Number.isNaN(moment.getTime())) throw invalid({ until: 'This is no moment in time.' });
  await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(and(shownTo(caller), isNull(notifications.readAt), lte(notifications.createdAt, moment)));
  await publishToUser(db, caller.id, 'notifications');
}

/** Deletes notifications that are older than this, read or not (spec 13.47). */
export async function dropOldNotifications(db: Executor, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before));
  await db.delete(adminNotifications).where(lt(adminNotifications.createdAt, before));
}
