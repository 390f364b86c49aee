import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ConfirmIdentityDialog',
  group: 'screens',
  status: 'beta',
  purpose: 'Asks for the password or a passkey before a change of how a person signs in.',
  use: {
    when: ['The server answers that the last sign-in is too long ago.'],
    not: ['Signing in: use SignInForm.', 'A plain question: use ConfirmDialog.'],
  },
  anatomy: [
    { part: 'form', is: 'The password.' },
    { part: 'password-input', is: 'The password, which can be shown and pasted.' },
  ],
  criteria: [
    'It says why it asks.',
    'A passkey is offered to people who have one; its failure is shown and spoken.',
    'A wrong password is named beside its field, and the dialog stays open.',
    'Escape and Cancel close it without a change, and the focus returns.',
    'Password managers find the account.',
  ],
  wcag: ['1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the fields and buttons of the dialog' },
    { keys: 'Enter', does: 'In the password: confirms' },
    { keys: 'Escape', does: 'Closes the dialog without a change' },
  ],
};
