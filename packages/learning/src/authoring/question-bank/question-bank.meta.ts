import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuestionBank',
  group: 'authoring',
  status: 'beta',
  purpose: 'The question banks of a course, and the questions of one of them.',
  use: {
    when: ['An author collects questions that several quizzes ask or draw at random.'],
    not: ['To write one quiz: use QuizEditorScreen.'],
  },
  anatomy: [
    { part: 'question-bank', is: 'The whole body.' },
    { part: 'bank-list', is: 'The banks of the course.' },
    { part: 'bank-questions', is: 'The questions of one bank, with their filter.' },
    { part: 'question-editing', is: 'The form of one question, in place of the list.' },
  ],
  criteria: [
    'A course without a bank says what a bank is for and how it begins.',
    'Each bank says how many questions it has, their tags, and how many quizzes draw from it.',
    'A tag leads to the questions that carry it.',
    'Questions are found by words, tag and type; the number of matches is announced.',
    'A filter without a match differs from a bank without questions.',
    'After a question is removed, the focus moves to the next one.',
    'After a question is saved or left, the focus returns to its row.',
    'Nothing is removed without a question; a bank that a quiz draws from says why it stays.',
    'A refused name is shown at its field, and what was typed stays.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through banks, filters, questions and their buttons' },
    { keys: 'ArrowLeft, ArrowRight', does: 'On a tab: moves to the other tabs' },
  ],
};
