import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Sidebar',
  group: 'navigation',
  status: 'beta',
  forwards: 'nav',
  purpose: 'The navigation of a console.',
  synonyms: ['side navigation', 'navigation rail'],
  use: {
    when: ['A console has more places than a bar holds.'],
    not: [
      'Up to five links: use NavList.',
      'A phone’s menu on public pages: use MobileMenu.',
      'The places that a phone shows all the time: use BottomNav.',
    ],
  },
  anatomy: [
    { part: 'sidebar', is: 'Fixed or slide-over, depending on the width.' },
    { part: 'unread-badge', is: 'What waits at a place.' },
    { part: 'role-label', is: 'In which role one is.' },
  ],
  criteria: [
    'Collapsed to icons every link keeps its name, and shows it on hover and on focus.',
    'The unread badge shows 99+ above 99, and is read as "120 unread messages"; nothing is shown for 0.',
    'When collapsed, the badge is below its icon: neither covers the other, at any text size or spacing.',
    'The link of a list is also marked on the pages of what it lists.',
    'Below 52rem it is a slide-over with an overlay: Escape, a press beside it, the close button and a followed link close it; focus goes back.',
    'The page that shows is marked by `aria-current`, weight and ground.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10', '1.4.13', '2.1.1', '2.4.3', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links' },
    { keys: 'Enter, Space', does: 'On the last button: collapses or expands the sidebar' },
    { keys: 'Escape', does: 'Closes the slide-over; focus goes back' },
  ],
};
