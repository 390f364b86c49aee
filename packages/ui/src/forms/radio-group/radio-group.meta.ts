import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RadioGroup',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'One choice of a few that are all in sight.',
  synonyms: ['radio button', 'option button'],
  use: {
    when: [
      'There are two to seven options, and seeing them all helps to choose.',
      'Options need a line of explanation each.',
    ],
    not: [
      'There are more: use Select, or Combobox where people would search.',
      'The choice is on or off: use Checkbox, or Switch where it takes effect at once.',
      'Several may be chosen: take a Checkbox for each.',
    ],
  },
  anatomy: [
    { part: 'radio-group', is: 'The fieldset that holds the options together.' },
    { part: 'legend', is: 'The question; read before the first option.' },
    { part: 'input', is: 'The native radio, drawn as a ring that fills.' },
    { part: 'label', is: 'Names the option; a press on it chooses it.' },
    { part: 'field-error', is: 'What is wrong with the answer.' },
  ],
  criteria: [
    'The legend names the group; hint and error describe it.',
    'The group is one stop of Tab; arrow keys move and choose.',
    'Each option is at least 24 px high, label included; long labels wrap.',
    'An option that is not open stays in sight, told by its dashed ring and its hint, and is skipped by the keys.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '1.4.11', '2.1.1', '2.5.8', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chosen option, or to the first' },
    { keys: 'Arrow keys', does: 'Move to the next or previous option and choose it' },
    { keys: 'Space', does: 'Chooses the focused option' },
  ],
};
