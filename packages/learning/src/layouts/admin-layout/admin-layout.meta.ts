import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AdminLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'The administrators’ area.',
  use: {
    when: ['A page belongs to the administrators.'],
    not: ['The page is of another role: take its layout.'],
  },
  anatomy: [
    { part: 'console-layout', is: 'Frame with sidebar and top bar.' },
    { part: 'sidebar', is: 'The administrators’ places.' },
  ],
  criteria: [
    'The menu is the app’s; the place of the page is marked.',
    'The fixed bar holds the product’s title, "Administration Portal", the bell with its badge, the theme, and the avatar menu with name and address and Sign Out.',
    'An account without a name is shown as "Administrator".',
    'The bell opens the notifications, and has the focus again when they close.',
    'The bell’s number and the drawer’s agree, also while an old answer is on its way.',
    'A failure of notifications or of the unread count never blocks the page.',
    'Unread messages and notifications: 99+ above 99.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '2.4.3', '3.2.3', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link, top bar with the bell, sidebar, main' },
    { keys: 'Enter, Space', does: 'On the bell: opens the notifications' },
    { keys: 'Escape', does: 'Closes notifications, menu or slide-over; the focus goes back' },
  ],
};
