import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TutorPanel',
  group: 'tutor',
  status: 'beta',
  purpose: 'The tutor beside a lesson: questions about this lesson, without leaving it.',
  use: {
    when: ['In the rail of a lesson in wide windows, and in its sheet on phones.'],
    not: ['As a page: use TutorScreen, which also has earlier talks and what is kept.'],
  },
  anatomy: [
    { part: 'tutor-panel', is: 'Conversation, field, and the link to the whole page.' },
    { part: 'tutor-conversation', is: 'Questions and answers; sources are below each answer.' },
    { part: 'tutor-composer', is: 'The field for a question.' },
  ],
  criteria: [
    'When a suggested question is asked and the suggestions go, the focus goes to the question.',
    'It says that questions are about this lesson, and offers two to start with.',
    'Where it replaces a button, its field takes the focus.',
    'A link to a place in the lesson closes the sheet that is over it.',
    'The whole conversation is one link away.',
    'The consent to a model comes before the first question, as on the page.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter', does: 'In the field: asks' },
    { keys: 'Tab', does: 'Moves through answers, field and link' },
  ],
};
