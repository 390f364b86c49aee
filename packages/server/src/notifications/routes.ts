import { admin, events, notifications } from '@digiken/contract';
import { type Route, route, streamRoute } from '../platform/http/route';
import type { Services } from '../platform/services';
import { ownEvents } from './events';
import { listOwn, markAllRead, markOwnRead } from './own';
import { listNotifications, markRead } from './service';
import { readUserSettings, saveUserSettings } from './user-settings';
import { WORDING } from './wording';

export function notificationRoutes(services: Services): Route[] {
  return [
    route(admin.listNotifications, ({ caller }) => listNotifications(services.db, caller)),
    route(admin.markNotificationRead, async ({ params, caller }) => {
      await markRead(services, caller, params.id);
      return { message: 'Marked as read.' };
    }),
    streamRoute(events.streamOwnEvents, ({ caller, signal }) => ownEvents(services, caller, signal)),
    route(notifications.listOwnNotifications, ({ query, caller }) => listOwn(services.db, caller, query)),
    route(notifications.markOwnNotificationRead, async ({ params, caller }) => {
      await markOwnRead(services, caller, params.id);
      return { message: WORDING.read };
    }),
    route(notifications.markAllRead, async ({ body, caller }) => {
      await markAllRead(services, caller, body.until);
      return { message: WORDING.allRead };
    }),
    route(notifications.getNotificationSettings, async ({ caller }) => ({
      data: await readUserSettings(services.db, caller),
    })),
    route(notifications.saveNotificationSettings, async ({ body, caller }) => ({
      message: WORDING.saved,
      data: await saveUserSettings(services.db, caller, body),
    })),
  ];
}
