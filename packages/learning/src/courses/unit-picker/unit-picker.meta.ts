import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnitPicker',
  group: 'courses',
  status: 'beta',
  purpose: 'Chooses units of a course while the total runs along.',
  use: {
    when: ['Units of a course are chosen while the total runs along.'],
    not: ['The whole course is bought: a Button with its Price.'],
  },
  anatomy: [
    { part: 'unit-picker', is: 'The group of choices.' },
    { part: 'unit-row', is: 'One unit with its price.' },
    { part: 'choice-summary', is: 'The total, also told to screen readers.' },
  ],
  criteria: [
    'Every unit is a native checkbox with title, price, time and data size in its description.',
    'Owned units are shown as owned, cannot be chosen and are never in the total.',
    'The whole-course box is checked, unchecked or mixed, as selected.',
    'The total is announced once after a quiet moment, not at each key press.',
    'The reason why a selection cannot be bought replaces the button, in the tab order too, and is announced with the total.',
    'The price of the whole course is part of its checkbox’s description.',
    'Enrolling with nothing chosen says so; a refusal of the server is shown and announced and the choice is kept.',
    'The summary that sticks to the window never hides the focused checkbox.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.11', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the boxes, the lists of lessons and the button' },
    { keys: 'Space', does: 'Chooses a unit, or all of them' },
    { keys: 'Enter, Space', does: 'Opens the lessons of a unit; enrols' },
  ],
};
