import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuestionForm',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a question of a quiz is written, with what learners will see beside it.',
  use: {
    when: ['An author adds or changes a question of one of ten types.'],
    not: ['To answer a question: use QuizQuestion.', 'Many questions at once: use QuestionImport.'],
  },
  anatomy: [
    { part: 'form', is: 'The prompt, the answers, points and feedback.' },
    { part: 'question-preview', is: 'The question as learners see it; it can be tried out.' },
  ],
  criteria: [
    'Tags are written with commas between them; the same tag counts once.',
    'Each type asks for what it needs and nothing else; empty rows are left out.',
    'What is missing is named beside its field before anything is sent, and nothing typed is lost.',
    'Answers, pairs and items are added, removed and put in order without dragging; the focus stays with the row.',
    'The preview is the component that learners use, with the same Markdown.',
    'A question that is edited keeps what the form does not show: picture, language and partial credits.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields, then to the preview' },
    { keys: 'Enter', does: 'In a text field: saves the question' },
    { keys: 'Space', does: 'On a mark: marks the answer as right' },
  ],
};
