import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnsentChanges',
  group: 'courses',
  status: 'beta',
  purpose: 'What a learner did that is not on the server: a status line, and a list with reasons.',
  synonyms: ['outbox', 'pending changes', 'sync'],
  use: {
    when: ['On top of the learner’s pages, which keep changes on the device without a connection.'],
    not: [
      'For the text of one editor: use SaveState.',
      'To say that the connection is gone: use OfflineNotice.',
    ],
  },
  anatomy: [
    { part: 'unsent-changes', is: 'The status line; hidden while there is nothing to say' },
    { part: 'sync-state', is: 'How many changes wait, are being sent, or that all are sent' },
    { part: 'unsent-change', is: 'A change in the list, with its reason and its buttons' },
  ],
  criteria: [
    '“Everything is sent” shows only after the server has said so.',
    'Waiting and refused changes are spoken once, with their number, not one by one.',
    'A refused change shows the server’s sentence; its text can be copied, it can be sent again or deleted.',
    'After “Delete” and “Send again” the focus is on the list.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to “Try again” and “Show changes”; in the list, through the buttons of each change',
    },
    { keys: 'Enter, Space', does: 'Presses the button' },
    { keys: 'Escape', does: 'Closes the list' },
  ],
};
