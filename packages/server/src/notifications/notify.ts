import { ADMIN_ROLES, type NotificationType } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { newId } from '../platform/ids';
import type { Deps } from '../platform/services';
import { publishToAdministrators } from './events';
import { adminNotifications } from './tables';

/**
 * Notifies all administrators of an event. Call it in the transaction of the event, so that both are saved or
 * neither.
 * @param notification its `message` is one plain sentence that names who did what
 */
export async function notifyAdministrators(
  { db, clock }: Deps<'clock'>,
  { type, message }: { type: NotificationType; message: string },
): Promise<void> {
  const [id, now] = [newId(), clock.now()];
  await db.insert(adminNotifications).values({ id, type, message, createdAt: now });
  await db.execute(sql`
    insert into push_deliveries (id, subscription_id, admin_notification_id, due_at)
    select gen_random_uuid()::text, p.id, ${id}, ${now.toISOString()}::timestamptz
    from push_subscriptions p join users u on u.id = p.user_id
    where u.role in ${ADMIN_ROLES} and u.status = 'active'`);
  await publishToAdministrators(db);
}
