import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RecentMessages',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Errors whose toast has gone, to be read again.',
  use: {
    when: ['A console shows toasts of errors, which can be missed.'],
    not: ['The message belongs to the page: use Callout.'],
  },
  anatomy: [
    { part: 'recent-messages', is: 'Closed by default; not rendered while empty.' },
    { part: 'summary', is: 'Opens the list and says how many.' },
    { part: 'ol', is: 'The messages, with their time.' },
  ],
  criteria: [
    'Nothing is rendered while there was no error.',
    'The newest error is first; each has its time.',
    'It opens in the flow of the page: nothing is covered at 400% zoom.',
    'It works by keyboard like a native disclosure.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.2.1'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves the focus to the button' },
    { keys: 'Enter, Space', does: 'Shows or hides the list' },
  ],
};
