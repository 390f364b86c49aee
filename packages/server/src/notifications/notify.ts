import type { NotificationType } from '@digiken/contract/constants';
import type { Clock } from '../platform/clock';
import type { Executor } from '../platform/database';
import { adminNotifications } from './tables';

/**
 * Tells all administrators that something happened. Call it in the transaction of what happened, so that
 * neither is there without the other.
 * @param message one plain sentence with the names in it
 */
export async function notifyAdministrators(
  tx: Executor,
  clock: Clock,
  type: NotificationType,
  message: string,
): Promise<void> {
  await tx.insert(adminNotifications).values({ type, message, createdAt: clock.now() });
}
