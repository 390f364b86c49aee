import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PasswordForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Changes the password of the signed-in person.',
  use: {
    when: ['A signed-in person changes the password.'],
    not: [
      'The password is forgotten: use ForgotPasswordForm.',
      'The user comes from an emailed link: use ResetPasswordForm.',
    ],
  },
  anatomy: [
    { part: 'form', is: 'The fields, the button, and the summary of what is wrong.' },
    { part: 'password-input', is: 'The present and the new one, which can be shown.' },
  ],
  criteria: [
    'After success it says that every other device has been signed out.',
    'Password managers learn the new password: the account’s address and both fields are marked.',
    'After success both fields are empty and the news is shown and spoken; after a failure nothing is lost.',
  ],
  wcag: ['1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields, their toggles and the button' },
    { keys: 'Enter', does: 'In a field: sends the form' },
  ],
};
