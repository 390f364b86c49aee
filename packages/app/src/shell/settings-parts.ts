import { lazyPart } from '@digiken/ui/lazy-part';

/** Parts of the settings that have a tab of their own; few visits open it. */
export const NotificationSettings = lazyPart(
  async () => (await import('./notification-settings')).NotificationSettings,
);
export const AccountData = lazyPart(async () => (await import('./account-data')).AccountData);
