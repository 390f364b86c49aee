import { admin, events, notifications } from '@digiken/contract';
import { type Route, route, streamRoute } from '../platform/http/route';
import type { Services } from '../platform/services';
import { ownEvents } from './events';
import { listOwn, markAllRead, markOwnRead } from './own';
import { listPushDevices, removePushDevice, savePushDevice } from './push/devices';
import { listNotifications, markRead } from './service';
import { readUserSettings, saveUserSettings } from './user-settings';
import { WORDING } from './wording';

export function notificationRoutes(services: Services): Route[] {
  return [
    route(admin.listNotifications, ({ caller, request }) =>
      listNotifications(services.db, caller, request.language),
    ),
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
    route(notifications.listPushDevices, async ({ caller, request }) => ({
      data: await listPushDevices(services, { caller, request }),
    })),
    route(notifications.savePushDevice, async ({ body, caller, request }) => ({
      message: WORDING.pushOn,
      data: await savePushDevice(services, { caller, request }, body),
    })),
    route(notifications.removePushDevice, async ({ params, caller, request }) => ({
      message: WORDING.pushOff,
      data: await removePushDevice(services, { caller, request }, params.id),
    })),
  ];
}
