import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BottomNav',
  group: 'navigation',
  status: 'beta',
  forwards: 'nav',
  purpose: 'The main places of a console at the bottom of a phone’s window, and its menu.',
  synonyms: ['tab bar', 'bottom navigation'],
  use: {
    when: ['In the layout of a console, in windows without room for its Sidebar.'],
    not: [
      'A page has actions of its own at the bottom of the window: there is one bar at a time.',
      'On public pages: use MobileMenu.',
      'More than four places: the others are in the menu.',
    ],
  },
  anatomy: [
    { part: 'bottom-nav', is: 'The named navigation.' },
    { part: 'ul', is: 'Up to four links, and the button “Menu” last.' },
    { part: 'unread-badge', is: 'What waits at a place.' },
  ],
  criteria: [
    'It stays at the bottom of the window, 60 px high above the safe area, and covers nothing at the end of the page.',
    'Each part has an icon and a label; parts are equally wide unless a word needs more, and labels wrap between words.',
    'The page that shows is marked by `aria-current`, weight and a bar, in forced colours too; the link of a list also on the pages of what it lists.',
    'The unread badge shows 99+ above 99, and is read as “120 unread messages”; nothing is shown for 0.',
    'The menu button tells that it opens a dialog and whether that is open.',
    'It does not stick in windows under 480 px high or under 19em wide, where text is at 200%: then its parts wrap into rows.',
    'Pressing a part with the page scrolled leaves the page where it is.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.11', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links, then to the menu button' },
    { keys: 'Enter', does: 'Follows the link' },
    { keys: 'Enter, Space', does: 'On the menu button: opens the menu' },
  ],
};
