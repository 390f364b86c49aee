import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TwoStepSetup',
  group: 'screens',
  status: 'beta',
  purpose: 'Sets up codes from an app: the secret, the first code, then the recovery codes.',
  use: {
    when: ['A person turns two-step sign-in on, in the settings or because their role needs it.'],
    not: ['It is on already: use TwoStepSettings.'],
  },
  anatomy: [
    { part: 'two-step-setup', is: 'The present step.' },
    { part: 'one-time-code', is: 'The first code.' },
    { part: 'recovery-codes', is: 'The recovery codes, shown once.' },
  ],
  criteria: [
    'The QR code has a name, and the key stands beside it as text in groups of four.',
    'The key and the recovery codes can be copied; if the browser refuses, they are selected and the person is told.',
    'Each step moves the focus to its heading.',
    'A wrong code is named beside its field, and what was typed stays.',
    'The recovery codes stay until the person says that they are kept.',
  ],
  wcag: ['1.1.1', '2.1.1', '2.4.3', '3.3.1', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Goes through the link to an app, the copy button, the code and the buttons' },
    { keys: 'Enter', does: 'In the code: turns two-step sign-in on' },
  ],
};
