import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MessagesScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of every console’s messages page: conversations, and the one that is open.',
  use: {
    when: ['A console’s page of messages.'],
    not: ['One conversation alone: use Conversation.'],
  },
  anatomy: [
    { part: 'messages-screen', is: 'The whole body.' },
    { part: 'choice-buttons', is: 'Current or archived.' },
    { part: 'thread-list', is: 'The conversations.' },
    { part: 'conversation', is: 'The open one.' },
  ],
  criteria: [
    'Wide screens show the list and the conversation side by side, narrow ones one of the two.',
    'A conversation has an address: it can be opened in a new tab, and Back leads to the list.',
    'Switching between inbox and archive says which one shows; an empty one says so and why.',
    'A search without a match keeps the words and offers the way back.',
    'The list stays usable while a conversation loads or fails.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through folder, search, conversations and the open conversation' },
    { keys: 'Enter', does: 'Opens a conversation; the focus goes to its heading' },
  ],
};
