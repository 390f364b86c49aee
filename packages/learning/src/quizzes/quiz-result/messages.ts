import { defineMessages } from '@digiken/ui/messages-provider';

export const quizResultMessages = defineMessages('quiz-result', {
  heading: 'Your result',
  score: { one: '{score} of {count} point', other: '{score} of {count} points' },
  passed: 'Passed, with {score} of {total}',
  notPassed: 'Not passed yet: {score} of {total}',
  share: 'That is {share}.',
  passMark: 'That is {share}. You need {pass} to pass.',
  pass: 'Pass: {share}',
  pending: {
    one: '{count} answer waits for your instructor. Your result can still change.',
    other: '{count} answers wait for your instructor. Your result can still change.',
  },
  regraded: {
    one: 'Your answers were marked again, because a question was corrected. You had {count} point before.',
    other: 'Your answers were marked again, because a question was corrected. You had {count} points before.',
  },
  lateAccepted: {
    one: 'Your instructor accepted your late answer to question {questions}.',
    other: 'Your instructor accepted your late answers to questions {questions}.',
  },
  lateDeclined: {
    one: 'Your late answer to question {questions} does not count.',
    other: 'Your late answers to questions {questions} do not count.',
  },
  retry: 'Try again',
  readAgain: 'Read again',
  back: 'Back to the course',
  answers: 'Your answers',
  again: { one: 'Look again at {count} question', other: 'Look again at {count} questions' },
  others: { one: 'The other question', other: 'The other {count} questions' },
  withheld: 'Your answers and what was right are not shown for this quiz.',
  map: 'Go to a question',
  attempts: 'Your attempts',
});
