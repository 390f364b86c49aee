import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Select',
  group: 'forms',
  status: 'beta',
  forwards: 'select',
  purpose: "One choice of many, by the platform's own control.",
  synonyms: ['dropdown', 'picker', 'drop-down list'],
  use: {
    when: ['One of up to some twenty known options, by the platform’s own list.'],
    not: ['Up to seven with room for all: use RadioGroup.', 'Many, found by typing: use Combobox.'],
  },
  anatomy: [
    { part: 'select', is: 'The native control.' },
    { part: 'label', is: 'Its name.' },
    { part: 'field-error', is: 'What is wrong with the choice.' },
  ],
  criteria: [
    'The label is always visible and names the control; hint and error describe it.',
    'What `defaultValue` chose is chosen also when its option comes later.',
    'A choice stays when the form around renders at each input.',
    'A long option is cut inside the closed control only, never the page.',
  ],
  wcag: ['1.3.1', '1.4.10', '1.4.11', '2.1.1', '3.2.2', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Arrow keys, letters', does: 'Change the choice' },
    { keys: 'Space', does: 'Opens the list' },
  ],
};
