import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SettingsScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of /console/settings: display, account, notifications and security.',
  use: {
    when: ['The page of all settings of a user.'],
    not: ['Name and picture: use ProfileScreen.'],
  },
  anatomy: [
    { part: 'settings-screen', is: 'The whole body.' },
    { part: 'settings-panels', is: 'Tabs: display, account, notifications, security.' },
    { part: 'settings-part', is: 'One part with its title.' },
  ],
  criteria: [
    'Parts are in four tabs, because all together are many screens long on a phone. What is typed in a tab is still there after a look at another one.',
    'An address that names a part opens its tab.',
    'One h1 and one h2 for each part, each part a region of its own.',
    'One part that fails to load does not take the others with it.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Arrow keys, Home, End', does: 'On a tab: move to another one and show its parts' }],
};
