import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of pages without a connection (spec 14.19). */
export const offlinePageMessages = defineMessages('offline-pages', {
  lesson: 'This lesson is not on this device',
  unit: 'This unit is not on this device',
  course: 'This course is not on this device',
  discussion: 'The discussion needs a connection. It loads when you are back online.',
  tutor: 'The tutor needs a connection. You can ask it when you are back online.',
  tutorFailed: 'The tutor could not be loaded. The lesson works without it.',
  activity: 'The activity needs a connection. You can open it when you are back online.',
  activityFailed: 'The activity could not be loaded. You can read the lesson without it.',
  retry: 'Try again',
  downloads: 'My downloads',
});
