import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SignInForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Sign-in form with email address and password.',
  use: {
    when: ['A user signs in.'],
    not: ['A new account: use SignUpForm.'],
  },
  anatomy: [
    { part: 'sign-in-form', is: 'The form with its ways on.' },
    { part: 'text-input', is: 'The address.' },
    { part: 'password-input', is: 'The password, which can be shown and pasted.' },
  ],
  criteria: [
    'Password managers find both fields, and pasting is never stopped.',
    'A failure moves the focus to the error summary; what was typed stays, the password too.',
    'Empty fields are refused without a call, each beside its field.',
    'While it is busy the button says so, keeps the focus and sends nothing twice.',
    'A passkey signs in without typing; its failure is shown and spoken.',
    'A forgotten password and a missing account are one step away.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    {
      keys: 'Tab',
      does: 'Goes through the fields, the password toggle, the forgotten-password link and the button',
    },
    { keys: 'Enter', does: 'In a field: sends the form' },
  ],
};
