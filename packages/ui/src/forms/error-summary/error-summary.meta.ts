import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ErrorSummary',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Lists all errors of a form in one place.',
  synonyms: ['validation summary'],
  use: {
    when: ['A form was sent and several things are wrong.'],
    not: ['A single field is left wrong while typing: its Field says so.'],
  },
  anatomy: [
    { part: 'error-summary', is: 'Takes the focus after sending.' },
    { part: 'ul', is: 'One link to each wrong field.' },
  ],
  criteria: [
    'It takes the focus when it appears, and its count and errors are spoken.',
    'While it is shown, the page title starts with “Error: ”.',
    'Each entry leads to its control and leaves its label in sight.',
    'It is named by its heading.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.4', '3.3.1', '3.3.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the entries' },
    { keys: 'Enter', does: 'Moves focus to the control that the entry is about' },
  ],
};
