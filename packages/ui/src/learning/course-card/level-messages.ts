import { defineMessages } from '../../foundations/messages-provider/messages-provider';

/** How hard a course is, in words. */
export const levelMessages = defineMessages('courseLevel', {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
});
