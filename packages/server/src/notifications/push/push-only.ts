import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { notifications } from '../tables';

/**
 * What a user wants on devices only is done once no device waits for it: sent, in vain, or without a device. It is
 * marked as read, so that the next event of its kind is new. Call it after deliveries or devices are deleted.
 */
export async function settlePushOnly(db: Executor, userId: string): Promise<void> {
  await db
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.inApp, false),
        isNull(notifications.mail),
        isNull(notifications.readAt),
        sql`not exists (select 1 from push_deliveries d where d.notification_id = ${notifications.id})`,
      ),
    );
}
