import { defineMessages } from '../../foundations/messages-provider/messages-provider';

/** The difficulty of a course as text. */
export const levelMessages = defineMessages('courseLevel', {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
});
