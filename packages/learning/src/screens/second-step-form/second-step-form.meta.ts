import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SecondStepForm',
  group: 'screens',
  status: 'beta',
  purpose: 'The second step of a sign-in: a code from an app, a recovery code or a passkey.',
  use: {
    when: ['The password is right, and the account uses two steps.'],
    not: ['The first step: use SignInForm.', 'Setting it up: use TwoStepSetup.'],
  },
  anatomy: [
    { part: 'second-step-form', is: 'The form with its ways on.' },
    { part: 'one-time-code', is: 'The code from the app, in one field.' },
    { part: 'text-input', is: 'A recovery code.' },
  ],
  criteria: [
    'Phones and password managers fill in the code; a code with spaces can be pasted.',
    'A wrong code is named beside its field, moves the focus to the summary, and stays for correction.',
    'A recovery code is one press away, and so is the way back.',
    'Trusting the device is off until somebody chooses it.',
    'An account with passkeys only is asked for one, and its failure is shown and spoken.',
    'People who have lost their phone and their codes read what to do.',
  ],
  wcag: ['1.3.5', '2.1.1', '3.3.1', '3.3.2', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the code, the choice to trust the device and the buttons' },
    { keys: 'Enter', does: 'In the code: sends the form' },
    { keys: 'Space', does: 'On the choice: trusts the device, or not' },
  ],
};
