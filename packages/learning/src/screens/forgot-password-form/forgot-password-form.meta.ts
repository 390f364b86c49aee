import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ForgotPasswordForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Asks for the address to which a new-password link is mailed.',
  use: {
    when: ['A user cannot sign in and needs a link by email.'],
    not: ['The link was followed: use ResetPasswordForm.'],
  },
  anatomy: [
    { part: 'forgot-password-form', is: 'The form, then what was sent.' },
    { part: 'text-input', is: 'The address.' },
  ],
  criteria: [
    'The answer is the same whether or not the address has an account.',
    'Once sent, the focus moves to the news, which names the address and says how long the link works.',
    'Another address can be tried from there.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the field, the button and the links' },
    { keys: 'Enter', does: 'In the field: sends the form' },
  ],
};
