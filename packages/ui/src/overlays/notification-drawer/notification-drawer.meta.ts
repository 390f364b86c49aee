import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NotificationDrawer',
  group: 'overlays',
  status: 'beta',
  purpose: 'What happened since an administrator last looked: unread first, read kept.',
  use: {
    when: [
      'What happened since one last looked, opened by NotificationBell: for administrators (product.md §2).',
    ],
    not: [
      'For the answer to what one just did: use a toast.',
      'For messages between people: they have a page, with a badge at its link.',
    ],
  },
  anatomy: [
    { part: 'drawer', is: 'The modal panel at the end of the window' },
    { part: 'tabs', is: 'Unread and read, each with its count' },
    { part: 'notification', is: 'An article: type, time, message, and "Mark as read"' },
    { part: 'notification-empty', is: 'Says that there is none; takes the focus of the last one' },
  ],
  criteria: [
    'Opening moves the focus to the heading "Notifications"; closing, by Escape, a press beside it or the close button, gives it back to the bell.',
    'Tabs "Unread (n)" and "Read (n)" hold lists of articles, each named by its type and message; the only control in an article is "Mark as read".',
    'Unread is said in a word; neither colour nor weight is the only sign of it.',
    'Each button is described by its own message: 120 times "Mark as read" are 120 different buttons to a reader.',
    '"Mark as read" becomes "Marking..." without losing the focus; a second press does nothing.',
    'After marking the focus is on the next item’s button, after the last on the one before, after the only one on the empty text; a focus that has moved on is left alone.',
    'What changes is announced: marked and how many are left, new ones that arrive, the list that has loaded, an error.',
    'A failed marking brings "Mark as read" back, keeps the focus and says nothing (product.md §8).',
    'An item that was read is never shown unread again, whatever a stale answer says.',
    'The newest stands first; of two at the same time the unread one.',
    'New items arrive above without moving the focus.',
    'It is 40% wide from 1024 px, the full width on phones; at 320 px and with very long words nothing is cut.',
    'The close button stays in reach however far one has scrolled.',
    'A list that is there stays there while it is loaded again, and when that fails.',
  ],
  wcag: [
    '1.3.1',
    '1.4.1',
    '1.4.10',
    '1.4.12',
    '2.1.1',
    '2.1.2',
    '2.4.3',
    '2.4.6',
    '2.4.11',
    '2.5.8',
    '4.1.2',
    '4.1.3',
  ],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the drawer, from the last control to the first and back' },
    { keys: 'Left, Right, Home, End', does: 'On a tab: moves to another and shows its list' },
    { keys: 'Enter, Space', does: 'Marks as read; the focus goes to the next item' },
    { keys: 'Escape', does: 'Closes it; the focus goes back to the bell' },
  ],
  notes:
    'The heading has the focus first, so that a reader hears where they are; all changes after that are announced.',
};
