import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SignInWays',
  group: 'screens',
  status: 'beta',
  purpose: 'How a person logs in: by password and by other providers, which can be linked and unlinked.',
  use: {
    when: ['A signed-in person sees and changes their ways of logging in.'],
    not: ['Somebody signs in: use SignInForm with ProviderButtons.'],
  },
  anatomy: [
    { part: 'sign-in-ways', is: 'The list with its notices.' },
    { part: 'sign-in-way', is: 'One way with what can be done.' },
    { part: 'dialog', is: 'The question before a change, with the password if it is needed.' },
  ],
  criteria: [
    'Each button names its provider; unlinking asks first, and says what stays.',
    'The only way of logging in says so in words and has no button.',
    'If the password is needed, it is asked for in the same dialog; a wrong one is told beside the field.',
    'After unlinking the focus goes to the list and the news is spoken; cancelling returns it to the button.',
    'A person without a password can ask for a link to choose one, and reads where it was sent.',
    'Loading keeps the place of the list; an error says what to do.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.4', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button' },
    { keys: 'Enter, Space', does: 'Links the provider, or asks whether to unlink it' },
    { keys: 'Escape', does: 'Closes the question; focus returns to the button' },
  ],
};
