import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizMap',
  group: 'quizzes',
  status: 'beta',
  purpose: 'Every question of an attempt at a glance, and the way to each.',
  use: {
    when: [
      'Beside a question in a quiz that may be answered in any order.',
      'Above a review, with links to each question and its verdict.',
    ],
    not: [
      'A quiz that only runs forward: “Question 3 of 10” says all that can be used.',
      'Lessons of a course: take lesson-contents, which has titles.',
    ],
  },
  anatomy: [
    { part: 'quiz-map', is: 'The navigation, named by its heading.' },
    { part: 'ol', is: 'One entry a question: number, picture of its state, a flag in the corner.' },
    { part: 'quiz-map-legend', is: 'The pictures that are in use, in words.' },
    { part: 'button', is: 'The flag of the current question, when `onFlag` is given.' },
  ],
  criteria: [
    'The name of an entry says number, state, flag and whether one is there: “Question 5, answered, flagged”.',
    'The current question has aria-current; every icon is explained in the legend.',
    'Plain buttons or links in a list: Tab reaches each, no keys to learn.',
    'What is locked is text, not a dead control.',
  ],
  wcag: ['1.4.1', '2.1.1', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next question or to the flag' },
    { keys: 'Enter', does: 'Goes to the question' },
    { keys: 'Enter, Space', does: 'On the flag: sets or removes it' },
  ],
};
