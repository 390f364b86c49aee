import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Form',
  group: 'forms',
  status: 'beta',
  forwards: 'form',
  purpose: 'Fields that are sent together, and what comes of it.',
  use: {
    when: ['Fields are submitted together; failures must be kept, announced and focused.'],
    not: ['Each change acts at once: use FilterBar or Switch.'],
  },
  anatomy: [
    { part: 'form', is: 'The native form.' },
    { part: 'error-summary', is: 'What is wrong, after sending.' },
    { part: 'form-success', is: 'What came of it.' },
  ],
  criteria: [
    'Nothing typed is lost, whatever the answer is.',
    'A failure puts the focus on a summary whose entries lead to the fields.',
    'While it is being sent the button says so, keeps its focus, and a second press does nothing.',
    'A wait is spoken, but not one that is over at once: an error is heard first.',
    'Success is shown and spoken.',
    'Its button can be outside of it, e.g. in a bar that stays in sight.',
    'Sent before its script is ready, nothing typed lands in the address.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.1', '3.3.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the submit button' },
    { keys: 'Enter', does: 'In a one-line field or on the button: sends the form' },
  ],
};
