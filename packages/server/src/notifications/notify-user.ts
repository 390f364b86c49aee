import type { NotificationSubject } from '@digiken/contract';
import { ADMIN_ROLES, type UserNotificationType } from '@digiken/contract/constants';
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { publishToUser, publishToUsers } from './events';
import { notifications } from './tables';

/** Events of these types happen again: once the notification is read, the next one is new. */
const REPEATING: readonly UserNotificationType[] = ['message', 'mark', 'discussion'];

interface News {
  /** Nothing private: no text of a message, no score. */
  subject: NotificationSubject;
  /** The same for learners, where they see another name (spec 15.106). Default: `subject`. */
  toLearners?: NotificationSubject;
  /** Identifies the event: it is notified of once, however often it is reported. */
  event: string;
}

/**
 * Notifies a user of an event, as their settings say (spec 13.40). Call it in the transaction of the event, so that
 * both are saved or neither. Administrators have notifications of their own and get none.
 */
export function notifyUser(
  deps: Deps<'clock'>,
  { userId, ...news }: News & { userId: string },
): Promise<void> {
  return notifyUsers(deps, { who: sql`${userId}`, ...news });
}

/**
 * Notifies several users of one event in one statement.
 * @param input `who`: their ids, as a query or a list for `in (…)`. Leave out whoever caused the event.
 */
export async function notifyUsers(
  { db, clock }: Deps<'clock'>,
  { who, subject, toLearners = subject, event }: News & { who: SQL },
): Promise<void> {
  const { type } = subject;
  const known = sql`exists (
    select 1 from notifications n where n.user_id = u.id and n.type = ${type} and n.event = ${event})`;
  const at = sql`${clock.now().toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ user_id: string }>(sql`
    with added as (
    insert into notifications (id, user_id, type, subject, event, in_app, mail, created_at)
    select gen_random_uuid()::text, u.id, ${type},
      case when u.role = 'user' then ${JSON.stringify(toLearners)}::jsonb else ${JSON.stringify(subject)}::jsonb end, ${event},
      coalesce(s.in_app, true), nullif(s.mail, 'off'), ${at}
    from users u
    left join notification_settings s on s.user_id = u.id and s.type = ${type}
    where u.id in (${who}) and u.status = 'active' and u.role not in ${ADMIN_ROLES}
      and (coalesce(s.in_app, true) or coalesce(s.mail, 'off') <> 'off' or (coalesce(s.push, true)
        and exists (select 1 from push_subscriptions p where p.user_id = u.id)))
      ${REPEATING.includes(type) ? sql`` : sql`and not ${known}`}
    on conflict do nothing
    returning id, user_id
    ), pushed as (
    insert into push_deliveries (id, subscription_id, notification_id, due_at)
    select gen_random_uuid()::text, p.id, a.id, ${at}
    from added a
    join push_subscriptions p on p.user_id = a.user_id
    left join notification_settings s on s.user_id = a.user_id and s.type = ${type}
    where coalesce(s.push, true)
    )
    select user_id from added`);
  await publishToUsers(
    db,
    rows.map((row) => row.user_id),
    'notifications',
  );
}

/** The user has seen the event where it happened, so its notification is read and not mailed any more. */
export async function settleNotification(
  { db, clock }: Deps<'clock'>,
  { userId, type, event }: { userId: string; type: UserNotificationType; event: string },
): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: clock.now() })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.type, type),
        eq(notifications.event, event),
        isNull(notifications.readAt),
      ),
    );
  await publishToUser(db, userId, 'notifications');
}

/** What the event is about is gone: the notifications of these users are deleted. */
export async function dropNotifications(
  db: Executor,
  { userIds, type, event }: { userIds: string[]; type: UserNotificationType; event: string },
): Promise<void> {
  const dropped = await db
    .delete(notifications)
    .where(
      and(
        inArray(notifications.userId, userIds),
        eq(notifications.type, type),
        eq(notifications.event, event),
      ),
    )
    .returning({ userId: notifications.userId });
  await publishToUsers(db, [...new Set(dropped.map(({ userId }) => userId))], 'notifications');
}

/** The event was undone: its notification is deleted, so that it can happen again. */
export async function dropNotification(
  db: Executor,
  { userId, type, event }: { userId: string; type: UserNotificationType; event: string },
): Promise<void> {
  await db
    .delete(notifications)
    .where(
      and(eq(notifications.userId, userId), eq(notifications.type, type), eq(notifications.event, event)),
    );
  await publishToUser(db, userId, 'notifications');
}
