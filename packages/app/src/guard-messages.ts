import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts about a page of another role: part of the signed-in areas, so that public pages do not load them. */
export const guardMessages = defineMessages('guard', {
  'for-user': 'This page is for learners.',
  'for-tutor': 'This page is for instructors.',
  'for-hub': 'This page is for hub administrators.',
  'for-sudo': 'This page is for administrators.',
  'for-admin': 'This page is for administrators.',
});
