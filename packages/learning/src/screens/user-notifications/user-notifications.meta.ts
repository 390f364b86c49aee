import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UserNotifications',
  group: 'screens',
  status: 'beta',
  forwards: '[role="dialog"]',
  purpose: 'What happened for a learner, an instructor or a hub since they last looked, each with its page.',
  synonyms: ['inbox', 'notification centre', 'activity'],
  use: {
    when: ['News for a user who is no administrator, opened by NotificationBell (spec 13.50).'],
    not: [
      'Administrators: they have NotificationDrawer, with texts that the specification fixes.',
      'For the answer to what one just did: use a toast.',
    ],
  },
  anatomy: [
    { part: 'drawer', is: 'The modal panel at the end of the window' },
    { part: 'user-notifications', is: 'Filter, "Mark all as read" and the list' },
    { part: 'user-notification', is: 'A link with its sentence, the time, and "New" while it is unread' },
  ],
  criteria: [
    'Opening moves the focus to the heading "Notifications"; closing gives it back to the bell.',
    'Each item is one link to its page, named by its whole sentence; following it closes the drawer and marks the item as read.',
    'Unread is given by the word "New", not only by a dot, colour or weight.',
    'Items stand below "Today" or "Earlier", newest first; a heading without items is not shown.',
    'The sentence is made from the subject, in the language of the page; it has no private content.',
    'A subject of a later version of the server is shown in general words instead of failing.',
    '"All" and "Unread" filter the list; the focus stays on the choice.',
    '"Mark all as read" marks what is shown and older, never what arrives later; the focus goes to the heading, because the button is gone.',
    'The number of unread ones is announced when it changes, never the items one by one; what the bell has said is not said again.',
    'Loading, failed, empty and "no unread" are different; a list that is there stays there when loading fails.',
    'A long list brings the next part by a button; the focus goes to the first new item.',
    'At 320 px and with very long names nothing is cut.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.4', '2.4.6', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the filter, the button and the links' },
    { keys: 'Enter', does: 'On a link: opens its page and closes the drawer' },
    { keys: 'Enter, Space', does: 'On a button: filters, marks all as read, or shows more' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the bell' },
  ],
};
