import { defineMessages } from '@digiken/ui/messages-provider';

export const accommodationMessages = defineMessages('accommodation', {
  untimed: 'No time limit in quizzes',
  factor: 'Times the usual time',
  factorHint: 'From 1 to {most}. A quiz of 30 minutes takes {minutes} minutes.',
  attempts: 'Additional attempts',
  attemptsHint: 'In quizzes with a limited number of attempts.',
  save: 'Save the time in quizzes',
  saving: 'Saving…',
  saved: 'The time in quizzes is saved',
  wrongFactor: 'Enter a number from 1 to {most}.',
  wrongAttempts: 'Enter a whole number from 0 to {most}.',
  nothing: 'Quizzes have their usual time and attempts.',
  hasUntimed: 'Quizzes have no time limit.',
  hasFactor: 'Time limits are {factor} times as long: 30 minutes become {minutes}.',
  hasAttempts: {
    one: 'Quizzes have {count} additional attempt.',
    other: 'Quizzes have {count} additional attempts.',
  },
});
