export { type AdminNotifications, useAdminNotifications } from '../data/use-notifications';
export { useOwnEvents } from '../data/use-own-events';
export {
  type OwnNotifications,
  useNotificationSettings,
  useNotificationSettingsActions,
  useOwnNotificationActions,
  useOwnNotifications,
} from '../data/use-own-notifications';
export {
  type NotAllowed,
  type PushPermission,
  usePushDeviceActions,
  usePushDevices,
  usePushPermission,
} from '../data/use-push-devices';
