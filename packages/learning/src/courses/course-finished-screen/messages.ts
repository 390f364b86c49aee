import { defineMessages } from '@digiken/ui/messages-provider';

export const courseFinishedScreenMessages = defineMessages('course-finished-screen', {
  loading: 'Loading your results…',
  ready: 'Your certificate is ready',
  number: 'Number {number}. Anyone can check it at {address}.',
  see: 'See your certificate',
  pdf: 'Download as PDF',
  toDo: 'To your certificate',
  quizzes: { one: '{done} of {count} quiz passed', other: '{done} of {count} quizzes passed' },
  stateDone: 'Done',
  stateOpen: 'Not done',
  outcomes: 'What you can do now',
});
