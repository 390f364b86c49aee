import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PasskeyList',
  group: 'screens',
  status: 'beta',
  purpose: 'A person’s passkeys: add, rename and remove them.',
  use: {
    when: ['A person decides in the settings which devices sign them in without a password.'],
    not: ['Signing in with one: SignInForm has a button.'],
  },
  anatomy: [
    { part: 'passkey-list', is: 'The list with its button.' },
    { part: 'passkey', is: 'One passkey with its buttons.' },
  ],
  criteria: [
    'Each button names its passkey; removing asks first.',
    'After a removal the focus goes to the list and the news is spoken; a failure is shown and spoken.',
    'A new one has a name before the device is asked; if the device refuses, the name stays and the reason is shown.',
    'Where a browser or the address of the site allows none, a sentence says so in place of the button.',
    'Loading keeps the place of the list; an error says what to do.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button' },
    { keys: 'Enter, Space', does: 'Opens the dialog of the button' },
    { keys: 'Escape', does: 'Closes the dialog; focus returns to the button' },
  ],
};
