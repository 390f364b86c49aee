import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizScreen',
  group: 'quizzes',
  status: 'beta',
  purpose: 'The page of a quiz through all of its states: rules, attempt, submission, result.',
  use: {
    when: [
      'The body of a quiz page: the app passes the attempt as the server gives it and saves each answer.',
      'One question at a time for phones and long questions, all on one page for short quizzes.',
    ],
    not: [
      'A single exercise within a lesson: take quiz-question.',
      'The list of quizzes: take screens/list-screen.',
    ],
  },
  anatomy: [
    { part: 'quiz-start', is: 'The rules in plain words and the button to start.' },
    { part: 'quiz-tools', is: 'Time left and whether answers are saved; stays in sight.' },
    { part: 'quiz-steps', is: 'Previous, next, and on the last question submit.' },
    { part: 'quiz-side', is: 'How many are answered and the map; behind a button on small windows.' },
    { part: 'quiz-unanswered', is: 'In the dialog before submitting: a way to each open question.' },
    { part: 'quiz-missing-files', is: 'In the same dialog: the chosen files that have not arrived.' },
    { part: 'quiz-overdue', is: 'What happens when the time is up, by the quiz’s rule.' },
    { part: 'quiz-elsewhere', is: 'Another device holds the attempt; a way to continue here.' },
    { part: 'quiz-told', is: 'Submitted, waiting for grading, or not counted.' },
  ],
  criteria: [
    'The rules are in plain words before the timer starts: time, extra time, attempts, grading, review.',
    'Going to a question, and a change of the attempt’s state, move the focus to its heading.',
    'Before submitting it tells how many are unanswered, with a way to each; a required one leads back to it.',
    'Without a way back, leaving a question asks the parent, which adds the next one; a refusal keeps the question and is said at it.',
    'Answers are the parent’s: a refresh leads to the first question without an answer.',
    'A rejected submission keeps everything, and moves to the answer in question.',
    'A chosen file that has not arrived is kept while other questions are shown; submitting names it and leads to it.',
    'Overdue says what happens by the quiz’s rule: submitted for you, grace, or lost.',
    'An attempt that another device holds shows no questions, and can be continued here.',
    'A wrong access code is said at its field.',
    'All of it works by keys alone.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '3.3.1', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through time, question, steps and map' },
    { keys: 'Enter, Space', does: 'Starts, next, previous, submits' },
    { keys: 'Escape', does: 'Closes the question before submitting and returns to the button' },
  ],
};
