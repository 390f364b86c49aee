import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts about a learner's next step. */
export const nextStepMessages = defineMessages('next-step', {
  inCourse: '{course}, unit {unit}',
  inUnit: '{unit}, lesson {lesson}',
  tryAgain: 'Try again now',
  lastLesson: 'This is the last lesson',
});
