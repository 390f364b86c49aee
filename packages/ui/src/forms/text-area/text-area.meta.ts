import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TextArea',
  group: 'forms',
  status: 'beta',
  forwards: 'textarea',
  purpose: 'Several lines of text with label, hint and error.',
  synonyms: ['multi-line input', 'textarea'],
  use: {
    when: ['Several lines are written: a message, a reason.'],
    not: ['One line: use TextInput.', 'Headings and pictures: use MarkdownEditor.'],
  },
  anatomy: [
    { part: 'text-area', is: 'The native control.' },
    { part: 'label', is: 'Its name.' },
    { part: 'field-error', is: 'What is wrong with the text.' },
  ],
  criteria: [
    'The label is always visible and names the control; hint and error describe it.',
    'It may be made taller by its owner, and never wider than the page.',
    'What was typed stays when an error appears.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.3.1', '3.3.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it; Tab again leaves it' },
    { keys: 'Enter', does: 'Starts a new line' },
  ],
};
