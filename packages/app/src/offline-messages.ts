import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of pages without a connection (spec 14.19). */
export const offlinePageMessages = defineMessages('offline-pages', {
  lesson: 'This lesson is not on this device',
  unit: 'This unit is not on this device',
  course: 'This course is not on this device',
  discussion: 'The discussion needs a connection. It loads when you are back online.',
  tutor: 'The tutor needs a connection. You can ask it when you are back online.',
  tutorFailed: 'The tutor could not be loaded. The lesson works without it.',
  retry: 'Try again',
  downloads: 'My downloads',
});
