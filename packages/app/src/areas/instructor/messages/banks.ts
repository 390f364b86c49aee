import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages of question banks. */
export const bankPageMessages = defineMessages('instructor-banks', {
  banks: 'Question banks',
  courseIntro: 'Questions that the quizzes of this course share, or draw at random.',
  open: 'Open the question banks',
});
