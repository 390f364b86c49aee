import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnitPicker',
  group: 'courses',
  status: 'beta',
  purpose: 'The units of a course as an accordion, from which those with a price are chosen.',
  use: {
    when: ['Units of a course are chosen; the total is in the BuyCard.'],
    not: ['The user owns all units: use CourseOutline.'],
  },
  anatomy: [
    { part: 'unit-picker', is: 'The group of choices.' },
    { part: 'unit-row', is: 'One unit with its price.' },
    { part: 'unit-contents', is: 'Its lessons, which fold out.' },
  ],
  criteria: [
    'Every unit with a price is a native checkbox with price, lessons, time and data size in its description; its label covers the top of the row.',
    'A free unit has a button that starts it and no checkbox.',
    'Owned units are shown as owned, can be opened and cannot be chosen.',
    'The whole-course box is checked, unchecked or mixed, as selected; its price is part of its description.',
    'Free lessons are links and marked; locked ones are text.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the boxes, buttons and lists of lessons' },
    { keys: 'Space', does: 'Chooses a unit, or all of them' },
    { keys: 'Enter, Space', does: 'Opens the lessons of a unit; starts a free unit' },
  ],
};
