import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PageNotFoundScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The page for an address that leads nowhere.',
  synonyms: ['404'],
  use: {
    when: ['An address leads nowhere, or to something that this user may not know of.'],
    not: ['The page exists and failed: use ErrorScreen.'],
  },
  anatomy: [
    { part: 'page-not-found-screen', is: 'The whole body.' },
    { part: 'path-end', is: 'A decorative drawing behind it.' },
    { part: 'search-box', is: 'The search.' },
  ],
  criteria: [
    'It says what may have happened; first comes one button, to the dashboard for users who are signed in and to the courses for others, then a search.',
    'The drawing is hidden from screen readers and in forced colours, and no text is in front of its sun or signpost.',
  ],
  wcag: ['1.1.1', '1.4.10', '2.1.1', '2.4.5', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from the button to the search' },
    { keys: 'Enter', does: 'Follows the link, or searches' },
  ],
};
