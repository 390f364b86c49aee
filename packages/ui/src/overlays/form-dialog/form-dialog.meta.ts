import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FormDialog',
  group: 'overlays',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'A short form in a dialog: it closes when the form succeeds.',
  synonyms: ['modal form'],
  use: {
    when: ['A form of one to four fields that belongs to the page beneath: add a category, rename a hub.'],
    not: [
      'For longer forms, or forms that a link should lead to: give them a page.',
      'For a reason alone: use ReasonDialog. For yes or no: use ConfirmDialog.',
    ],
  },
  anatomy: [
    { part: 'dialog', is: 'The modal around it, with title and Close' },
    { part: 'form', is: 'One Form, which brings the error summary, Send and Cancel' },
  ],
  criteria: [
    'It holds one form; when the form’s handler answers ok the dialog closes and the focus goes back.',
    'After a failure it stays open with everything typed and the error summary in focus.',
    'A press beside it does not close it, so that nothing typed is lost by a slip; Escape, Close and Cancel do.',
  ],
  wcag: ['2.1.1', '2.1.2', '2.4.3', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves within the dialog' },
    { keys: 'Escape', does: 'Closes without sending' },
    { keys: 'Enter', does: 'In a field of one line: sends the form' },
  ],
};
