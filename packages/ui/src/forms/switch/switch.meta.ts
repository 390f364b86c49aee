import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Switch',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'A setting that is on or off, and takes effect at once.',
  synonyms: ['toggle'],
  use: {
    when: [
      'A change takes effect the moment it is made, such as “Save data on mobile networks”.',
      'The setting is either on or off, and both states have plain names.',
    ],
    not: [
      'The choice is sent with a form: use Checkbox, which promises nothing before the form is sent.',
      'The two states are not on and off, such as “Monthly” and “Yearly”: use RadioGroup.',
    ],
  },
  anatomy: [
    { part: 'label', is: 'Says what is on when the switch is on; a press on it works the switch.' },
    { part: 'switch-state', is: 'The state in words, for eyes; the role says it to screen readers.' },
    { part: 'input', is: 'The track: a native checkbox with the role of a switch.' },
    { part: 'switch-thumb', is: 'At the end when on, at the start when off.' },
    { part: 'field-error', is: 'Why the setting could not be changed.' },
  ],
  criteria: [
    'It is announced as a switch that is on or off, and named by its visible label.',
    'On and off differ by word and by the place of the thumb, not by colour alone, also in forced colours.',
    'Track and label are one target, at least 24 px high.',
    'The thumb moves along the text, also from right to left.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Space', does: 'Turns it on or off' },
  ],
};
