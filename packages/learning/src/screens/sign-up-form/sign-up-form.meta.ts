import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SignUpForm',
  group: 'screens',
  status: 'beta',
  purpose: 'A new account: name, email address and a password.',
  use: {
    when: ['A new account is made.'],
    not: ['An account exists: use SignInForm.'],
  },
  anatomy: [
    { part: 'sign-up-form', is: 'The form with its ways on.' },
    { part: 'text-input', is: 'Name and address.' },
    {
      part: 'password-input',
      is: 'The password, which can be shown; the minimum length is stated before it.',
    },
  ],
  criteria: [
    'The minimum length is stated before the field; there are no composition rules.',
    'One name is enough: the last name is optional.',
    'Each field tells the browser what it asks, so that it can be filled in.',
    'Server errors are shown next to their fields and in the summary; typed text is kept.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields, the password toggle and the button' },
    { keys: 'Enter', does: 'In a field: sends the form' },
  ],
};
