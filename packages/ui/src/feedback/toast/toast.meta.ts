import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ToastProvider',
  group: 'feedback',
  status: 'beta',
  purpose: 'Short messages at the top right on what just happened.',
  synonyms: ['snackbar', 'notification', 'flash message'],
  use: {
    when: ['Something just happened and the user continues: saved, sent, signed out.'],
    not: ['An answer is needed: use ConfirmDialog.', 'A field is wrong: use ErrorSummary and Field.'],
  },
  anatomy: [
    { part: 'toast-region', is: 'The region of the toasts, at the top end.' },
    { part: 'toast', is: 'One message, with its close button.' },
  ],
  criteria: [
    'A toast is announced once: politely, an error assertively; also while a modal is open.',
    'It closes 5 s after it appeared; the timer pauses on hover, on focus and in a hidden tab.',
    'F6 goes to the messages and back to where the focus was, also out of a dialog.',
    'Closing a focused toast moves the focus to the next one, after the last one back to where it was.',
    'An error can be read again after its toast has gone (RecentMessages).',
    'At 320 px and with very long words nothing is cut and the page does not grow.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.2.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'F6', does: 'Moves the focus to the messages, and from there back' },
    { keys: 'Tab', does: 'Moves through the messages’ close buttons' },
    { keys: 'Enter, Space', does: 'Closes the message; focus goes to the next one or back' },
  ],
};
