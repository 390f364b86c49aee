import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts about a page of another role: part of the signed-in areas, so that public pages do not load them. */
export const guardMessages = defineMessages('guard', {
  'for-user': 'This page is for learners.',
  'for-tutor': 'This page is for instructors.',
  'for-hub': 'This page is for hub administrators.',
  'for-sudo': 'This page is for administrators.',
  'for-admin': 'This page is for administrators.',
});

/** Texts of the sign-in page for a person whose session belongs to another role. */
export const otherAccountMessages = defineMessages('other-account', {
  user: 'You are signed in as {name}, a learner. Sign in with another account to open this page.',
  tutor: 'You are signed in as {name}, an instructor. Sign in with another account to open this page.',
  hub: 'You are signed in as {name}, a hub administrator. Sign in with another account to open this page.',
  sudo: 'You are signed in as {name}, a content manager. Sign in with another account to open this page.',
  admin: 'You are signed in as {name}, an administrator. Sign in with another account to open this page.',
  dashboard: 'Go to your dashboard',
});
