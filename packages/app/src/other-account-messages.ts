import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the sign-in page for a person whose session belongs to another role. */
export const otherAccountMessages = defineMessages('other-account', {
  user: 'You are signed in as {name}, a learner. Sign in with another account to open this page.',
  tutor: 'You are signed in as {name}, an instructor. Sign in with another account to open this page.',
  hub: 'You are signed in as {name}, a hub administrator. Sign in with another account to open this page.',
  sudo: 'You are signed in as {name}, a content manager. Sign in with another account to open this page.',
  admin: 'You are signed in as {name}, an administrator. Sign in with another account to open this page.',
  dashboard: 'Go to your dashboard',
});
