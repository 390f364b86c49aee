import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizEditorScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a quiz is written: its questions in order, its settings, import and export.',
  use: {
    when: ['An author writes or changes a quiz.'],
    not: ['To take a quiz: use QuizScreen.', 'One question alone: use QuestionForm.'],
  },
  anatomy: [
    { part: 'quiz-editor-screen', is: 'The whole body.' },
    { part: 'reorderable-list', is: 'The questions in their order.' },
    { part: 'question-editing', is: 'The form of one question, in place of the list.' },
  ],
  criteria: [
    'An empty quiz says how it begins: choose a type, or paste many questions.',
    'Each question says what it asks, its type and its points; it is opened by its text.',
    'A question has its own address, and the focus returns to its row.',
    'Questions are put in order by buttons and by Alt and an arrow key.',
    'Nothing is removed without a question.',
    'A draw is a row among the questions: how many of which bank, their tag and points, and how many are missing.',
    'Before a draw is saved, the form says how many questions match.',
    'Questions that were chosen in a bank stay chosen while its filter changes.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through tabs, questions and their buttons' },
    { keys: 'ArrowLeft, ArrowRight', does: 'On a tab: moves to the other tabs' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On a move button: moves the question' },
  ],
};
