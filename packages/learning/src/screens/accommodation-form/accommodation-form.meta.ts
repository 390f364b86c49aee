import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AccommodationForm',
  group: 'screens',
  status: 'beta',
  purpose: 'What a learner needs in every quiz: more time, no time limit, more attempts.',
  use: {
    when: ['An administrator arranges more time for a learner; the learner reads it.'],
    not: ['One quiz of one course: use QuizArrangements.'],
  },
  anatomy: [
    { part: 'accommodation-form', is: 'The form of administrators.' },
    { part: 'accommodation-summary', is: 'The same in sentences, for readers who cannot change it.' },
  ],
  criteria: [
    'The factor says by an example what it does to a time limit.',
    'Without a time limit the factor is not asked for, and is kept.',
    'A wrong number is named at its field, and what was typed stays.',
    'The summary is sentences, also if nothing is arranged.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields and the button' },
    { keys: 'Space', does: 'Turns the time limit off and on' },
    { keys: 'ArrowUp, ArrowDown', does: 'In a number: changes it' },
  ],
};
