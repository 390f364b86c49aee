import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizResult',
  group: 'quizzes',
  status: 'beta',
  purpose: 'How an attempt went: score, what was right, what can be done now.',
  use: {
    when: [
      'After an attempt, inside of quiz-screen, or on a page of its own for an older attempt.',
      'With some answers still waiting: it says that the result can change.',
    ],
    not: [
      'An instructor’s view of all learners: take data-table.',
      'Progress through a course: take display/progress.',
    ],
  },
  anatomy: [
    { part: 'quiz-score', is: 'Percent, points, bar, passed or not, and the next step.' },
    { part: 'quiz-answers', is: 'A map of the verdicts, then every question with answer and review.' },
    { part: 'quiz-attempts', is: 'All attempts, and which of them counts.' },
  ],
  criteria: [
    'The score is in words and figures; the bar only helps.',
    'Answers that wait for grading are counted, and it says that the result can change.',
    'Only what the server sent is shown; when that is nothing, it says so.',
    'From the map each question is one link away.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Try again”, “Back to the course”, the map, and links in feedback' },
    { keys: 'Enter', does: 'Follows the link; from the map the focus moves to the question’s heading' },
  ],
};
