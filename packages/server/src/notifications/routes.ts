import { admin } from '@digiken/contract';
import { type Route, route } from '../platform/http/route';
import type { Services } from '../platform/services';
import { listNotifications, markRead } from './service';

export function notificationRoutes(services: Services): Route[] {
  return [
    route(admin.listNotifications, ({ caller }) => listNotifications(services.db, caller)),
    route(admin.markNotificationRead, async ({ params, caller }) => {
      await markRead(services, caller, params.id);
      return { message: 'Marked as read.' };
    }),
  ];
}
