import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProfileScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'The body of /console/profile/edit: the person’s own name and picture.',
  use: {
    when: ['The page of the person’s own name and picture.'],
    not: ['Display, password, devices: use SettingsScreen.'],
  },
  anatomy: [
    { part: 'profile-screen', is: 'The whole body.' },
    { part: 'profile-form', is: 'The form.' },
  ],
  criteria: [
    'One h1; loading keeps the place of the form, and an error says what to do.',
    'The way to password, display and devices is one link away.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
