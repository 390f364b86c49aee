import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of signing out while changes are only on this device. */
export const outboxMessages = defineMessages('outbox', {
  signOutTitle: {
    one: '{count} change is not saved yet',
    other: '{count} changes are not saved yet',
  },
  signOutText: 'They are on this device only. If you sign out now, they are deleted.',
  signOutAnyway: 'Sign out and delete them',
  stay: 'Stay signed in',
});
