import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SettingsScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of /console/settings: display, password and signed-in devices.',
  use: {
    when: ['The page of display, password and devices.'],
    not: ['Name and picture: use ProfileScreen.'],
  },
  anatomy: [
    { part: 'settings-screen', is: 'The whole body.' },
    { part: 'settings-panels', is: 'Links to the parts, then all parts, one after the other.' },
    { part: 'settings-part', is: 'One part with its title.' },
  ],
  criteria: [
    'Links at the top lead to each part that is shown: with all parts, the page is many screens long on a phone.',
    'One h1 and one h2 for each part, each part a region of its own.',
    'One part that fails to load does not take the others with it.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
