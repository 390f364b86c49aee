import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NotFoundScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The page for an address that leads nowhere.',
  synonyms: ['404'],
  use: {
    when: ['An address leads nowhere.'],
    not: ['The page exists and failed: use ErrorScreen.'],
  },
  anatomy: [
    { part: 'not-found-screen', is: 'Words and ways on.' },
    { part: 'h1', is: 'Says what happened.' },
  ],
  criteria: [
    'It says what may have happened, and offers ways on: home, courses, help desk, and a search where there is one.',
    'One `h1`; every link at least 24 px high.',
  ],
  wcag: ['2.1.1', '2.4.4', '2.4.5', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the ways on' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
