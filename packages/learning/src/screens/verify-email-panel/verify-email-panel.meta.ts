import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'VerifyEmailPanel',
  group: 'screens',
  status: 'beta',
  purpose: 'Status of email verification, with a way to request a new link.',
  use: {
    when: ['The link of a confirmation mail was followed, or is awaited.'],
    not: ['A password is reset: use ResetPasswordForm.'],
  },
  anatomy: [
    { part: 'state-panel', is: 'The status, in a heading that takes the focus.' },
    { part: 'button', is: 'Sends a new link.' },
  ],
  criteria: [
    'Each state has its own heading and words; a change of state moves the focus to the heading.',
    'Sending again is answered in words; the wait until the next time is shown, and said when pressed early.',
    'While the wait lasts the button keeps its focus; its name does not change every second.',
    'A link opened on a device that is not signed in leads to sign-in, not to a dead end.',
  ],
  wcag: ['2.1.1', '2.4.3', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button or link' },
    { keys: 'Enter, Space', does: 'Has the link sent again' },
  ],
};
