import { defineMessages } from '@digiken/ui/messages-provider';

/** The difficulty of a course as text. */
export const levelMessages = defineMessages('courseLevel', {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
});
