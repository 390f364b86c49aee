import { defineMessages } from '@digiken/ui/messages-provider';

export const sessionListMessages = defineMessages('session-list', {
  label: 'Devices where you are signed in',
  loading: 'Loading your devices…',
  failed: 'Your devices could not be loaded.',
  retry: 'Try Again',
  current: 'This device',
  seen: 'Last used',
  since: 'Signed in',
  signOut: 'Sign out',
  signOutDevice: 'Sign out {device}',
  signingOut: 'Signing out…',
  signedOut: '{device} is signed out.',
  only: 'You are signed in on this device only.',
  confirmTitle: 'Sign out this device?',
  confirmText: 'Anyone using {device} will have to log in again. No progress is lost.',
  confirm: 'Sign out',
  cancel: 'Cancel',
});
