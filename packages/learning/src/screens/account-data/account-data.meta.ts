import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AccountData',
  group: 'screens',
  status: 'beta',
  purpose: 'A person’s own data: a copy to download, and the deletion of the account.',
  use: {
    when: ['The settings of every role (spec 13.121).'],
    not: ['A question before another action: use ConfirmDialog.'],
  },
  anatomy: [{ part: 'account-data', is: 'Both parts, or their loading and failing' }],
  criteria: [
    'The copy says whether it is being made, ready until a day, expired or failed; the size is in the name of its link.',
    'Without the right to another copy today, the time from which there is one stands in place of the button.',
    'If something blocks the deletion, the reason and the next step replace the button.',
    'The dialog says what is deleted, what is kept and why, and when; it asks for the password, and offers to keep certificates only to people who have some.',
    'The way out of the dialog is named “Keep my account”; a wrong password is said beside its field and nothing is lost.',
    'Everything wraps at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1', '3.3.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through link, buttons and the fields of the dialog' },
    { keys: 'Enter', does: 'On a button: asks for a copy, or opens the dialog; in it: deletes the account' },
    { keys: 'Space', does: 'On the checkbox: keeps the certificates' },
    { keys: 'Escape', does: 'Closes the dialog' },
  ],
};
