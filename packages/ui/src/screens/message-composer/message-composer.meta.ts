import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MessageComposer',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Writes one message and sends it.',
  synonyms: ['chat input', 'reply box'],
  use: {
    when: ['One message is written and sent.'],
    not: ['A conversation is begun: use NewMessageForm.'],
  },
  anatomy: [
    { part: 'message-composer', is: 'The form.' },
    { part: 'textarea', is: 'The text, kept when sending fails.' },
    { part: 'button', is: 'Sends it.' },
  ],
  criteria: [
    'Enter starts a new line; Ctrl or Command with Enter sends; the hint says so. In a chat Enter sends.',
    'An empty message is refused with words, and the focus stays in the field.',
    'What was typed stays until the server has taken it, and longer when it was changed meanwhile.',
    'A sent message is confirmed by voice, with the focus still in the field for the next one.',
    'While an answer is written, the send button stops it and keeps its focus; what is typed meanwhile stays.',
    'Near the limit the characters that are left are shown; pasted text is never cut off in silence.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter', does: 'Starts a new line; in a chat it sends, and Shift + Enter starts the line' },
    { keys: 'Ctrl + Enter, Command + Enter', does: 'Sends the message' },
    { keys: 'Tab', does: 'Moves from the field to the send button' },
  ],
};
