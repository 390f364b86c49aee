import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NotificationBell',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Opens the notifications, and says how many are unread.',
  synonyms: ['alerts bell'],
  use: {
    when: ['A console offers notifications in its bar.'],
    not: ['The messages themselves: use NotificationDrawer.'],
  },
  anatomy: [
    { part: 'notification-bell', is: 'The button; its name says how many are unread.' },
    { part: 'unread-badge', is: 'The same number to see.' },
  ],
  criteria: [
    'Its name holds the number in words: "Notifications, 3 unread", "Notifications, none unread".',
    'The badge shows the number, 99+ above 99, nothing for 0; what it shows is part of the name, as voice control needs it.',
    'It says that it opens a dialog, and whether that is open.',
    'It holds the focus when it is pressed, also in browsers that do not focus a pressed button: that is where the focus comes back to.',
    'In forced colours and in high contrast the badge has an edge.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.11', '2.1.1', '2.4.3', '4.1.2'],
  interactive: true,
  keyboard: [{ keys: 'Enter, Space', does: 'Opens the notifications' }],
};
