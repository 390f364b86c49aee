import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AssistantScreen',
  group: 'tutor',
  status: 'beta',
  purpose: 'The public assistant: answers from the catalogue, the public pages and free lessons.',
  use: {
    when: ['For visitors, and for everybody on the public pages.'],
    not: ['For what a learner may read: use TutorScreen.'],
  },
  anatomy: [
    { part: 'tutor-frame', is: 'Head, conversation and field; sources beside it in wide windows.' },
    { part: 'tutor-conversation', is: 'Questions and answers of this visit.' },
    { part: 'assistant-notes', is: 'That nothing is stored, and where to sign in for own lessons.' },
  ],
  criteria: [
    'It says that nothing is stored, and that a talk ends with the page.',
    'The way to a person is the help desk, one link away in every state.',
    'A visitor is told that the tutor knows their lessons once they are signed in.',
    'When a suggested question is asked and the suggestions go, the focus goes to the question.',
    'Where a model is asked, the visitor agrees before the first question, and can refuse.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1'],
  interactive: true,
  keyboard: [
    { keys: 'Enter', does: 'In the field: asks' },
    { keys: 'Tab', does: 'Moves through answers, field and links' },
    { keys: 'Escape', does: 'In a source: returns to its citation' },
  ],
};
