import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ThreadList',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Conversations as a list of links.',
  use: {
    when: ['Conversations are listed as links.'],
    not: ['Notifications: use NotificationDrawer.'],
  },
  anatomy: [
    { part: 'thread-list', is: 'The list; the open one says so.' },
    { part: 'avatar', is: 'The first person, decorative.' },
    { part: 'unread-badge', is: 'How many are unread.' },
  ],
  criteria: [
    'A list of links: no roles of a widget, no key that a list of links does not have.',
    'Unread is part of the link’s name and shown by the weight of people and subject and a number, not by colour alone.',
    'Each link is named by its subject and described by its people, so that equal subjects differ.',
    'The conversation that shows is marked as the current one.',
    'The subject and the excerpt have the language that the app gives.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.4', '3.1.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from conversation to conversation' },
    { keys: 'Enter', does: 'Opens the conversation' },
  ],
};
