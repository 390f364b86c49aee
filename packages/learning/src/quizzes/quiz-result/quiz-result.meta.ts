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
    { part: 'quiz-score', is: 'Passed or not with the points, the share, the pass mark, and the next step.' },
    { part: 'score-picture', is: 'The sun at the score, above or below the pass line; decorative.' },
    { part: 'quiz-answers', is: 'What to look at again, a map of all, and the others folded.' },
    { part: 'quiz-attempts', is: 'All attempts, and which of them counts.' },
  ],
  criteria: [
    'The score is in words and figures; the picture only helps.',
    'There is one main button: that of the next step; without one, back to the course, or after a fail “Read again”.',
    'Answers that were not right come first with their feedback; the others are folded.',
    'Answers that wait for grading are counted, and it says that the result can change.',
    'Only what the server sent is shown; when that is nothing, it says so.',
    'From the map each question is one link away, folded or not.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3'],
  interactive: true,
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next step, “Try again”, links in feedback, the map, and the button of the others',
    },
    { keys: 'Enter', does: 'Follows the link; from the map the focus moves to the question’s heading' },
  ],
};
