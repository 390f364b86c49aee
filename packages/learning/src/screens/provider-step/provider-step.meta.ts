import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProviderStep',
  group: 'screens',
  status: 'beta',
  purpose: 'What a sign-in with a provider still needs: a password to link, a name, or another way.',
  use: {
    when: ['A provider has confirmed who somebody is, and they come back to the site.'],
    not: ['Somebody begins to sign in: use SignInForm with ProviderButtons.'],
  },
  anatomy: [
    { part: 'provider-step', is: 'The explanation, the form and the ways on.' },
    { part: 'password-input', is: 'The password of the existing account.' },
    { part: 'text-input', is: 'First and last name of a new account.' },
  ],
  criteria: [
    'One name is enough: the last name is optional.',
    'A sentence before the form says what the site found and why it asks.',
    'Names of the provider are filled in and can be corrected; an empty one is refused beside its field.',
    'A failure moves the focus to the error summary; what was typed stays.',
    'Every state has a way on and a way back.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields, the button and the links' },
    { keys: 'Enter', does: 'In a field: sends the form' },
  ],
};
