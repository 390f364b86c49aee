import { createECDH } from 'node:crypto';
import { type Call, events, notifications } from '@digiken/contract';
import { idOf, type Row } from '../row';

/** A public key of P-256. */
const POINT = createECDH('prime256v1').generateKeys().toString('base64url');

export const notificationRows: [Call, Row][] = [
  [events.streamOwnEvents, { may: 'verified', own: () => ({}) }],
  [notifications.listOwnNotifications, { may: 'verified', own: () => ({}) }],
  [
    notifications.markOwnNotificationRead,
    {
      may: 'verified',
      own: async (world, actor) => ({ params: { id: await world.userNotification(idOf(world, actor)) } }),
      other: async (world) => ({ params: { id: await world.userNotification((await world.person()).id) } }),
    },
  ],
  [
    notifications.markAllRead,
    { may: 'verified', own: () => ({ body: { until: '2026-11-24T09:00:00.000Z' } }) },
  ],
  [notifications.getNotificationSettings, { may: 'verified', own: () => ({}) }],
  [
    notifications.saveNotificationSettings,
    {
      may: 'verified',
      own: () => ({
        body: {
          types: [{ type: 'message', inApp: true, mail: 'digest' }],
          quiet: { from: '22:00', to: '07:00' },
          timeZone: 'Africa/Nairobi',
        },
      }),
    },
  ],
  [notifications.listPushDevices, { may: 'verified', own: () => ({}) }],
  [
    notifications.savePushDevice,
    {
      may: 'verified',
      own: () => ({
        body: {
          endpoint: 'https://push.test.example/a',
          keys: { p256dh: POINT, auth: 'AAAAAAAAAAAAAAAAAAAAAA' },
        },
      }),
    },
  ],
  [
    notifications.removePushDevice,
    {
      may: 'verified',
      own: async (world, actor) => ({ params: { id: await world.pushDevice(idOf(world, actor)) } }),
      other: async (world) => ({ params: { id: await world.pushDevice((await world.person()).id) } }),
    },
  ],
];
