import { lazyPart } from '@digiken/ui/lazy-part';

/** Parts of the settings in separate tabs, which most visits never open. */
export const NotificationSettings = lazyPart(
  async () => (await import('./notification-settings')).NotificationSettings,
);
export const AccountData = lazyPart(async () => (await import('./account-data')).AccountData);
