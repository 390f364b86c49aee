import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ResetPasswordForm',
  group: 'screens',
  status: 'beta',
  purpose: 'A new password, behind a mailed link.',
  use: {
    when: ['The link for a new password was followed.'],
    not: ['The person is signed in: use PasswordForm.'],
  },
  anatomy: [
    { part: 'form', is: 'The field.' },
    { part: 'password-input', is: 'The new password, which can be shown.' },
    { part: 'state-panel', is: 'That it is done, or that the link is too old.' },
  ],
  criteria: [
    'One password field that can be shown, instead of typing it twice.',
    'It says beforehand that every device will be signed out.',
    'A used or outdated link says so and leads to a new one.',
    'When the state changes, the focus moves to the news.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the field, its toggle and the button' },
    { keys: 'Enter', does: 'In the field: sends the form' },
  ],
};
