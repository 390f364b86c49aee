import type { NotificationType } from '@digiken/contract/constants';
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
  await db.insert(adminNotifications).values({ type, message, createdAt: clock.now() });
  await publishToAdministrators(db);
}
