import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TwoStepSettings',
  group: 'screens',
  status: 'beta',
  purpose: 'Two-step sign-in in the settings: set-up, recovery codes, trusted devices, turning it off.',
  use: {
    when: ['A person decides in the settings whether a code follows the password.'],
    not: ['A role that must set it up first: use TwoStepSetup alone.'],
  },
  anatomy: [
    { part: 'two-step-settings', is: 'What is on, with its buttons.' },
    { part: 'two-step-setup', is: 'The set-up, while it is off.' },
    { part: 'trusted-device', is: 'One trusted device with its button.' },
  ],
  criteria: [
    'It says since when it is on and how many recovery codes are left, and warns when few are.',
    'New recovery codes, and turning it off, ask for a code in a dialog; a wrong one is named beside its field.',
    'New recovery codes stay in sight until the person says that they are kept.',
    'Each trusted device can be removed by a button that names it; the focus then goes to the heading.',
    'Loading keeps the place; an error says what to do.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.8', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button' },
    { keys: 'Enter, Space', does: 'Opens the dialog of the button, or stops trusting the device' },
    { keys: 'Escape', does: 'Closes the dialog; focus returns to the button' },
  ],
};
