import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BuyForOthersScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Where a hub administrator puts an order for seats together, or a learner a gift.',
  synonyms: ['seats', 'licences', 'gift', 'bulk order'],
  use: {
    when: ['Somebody pays for units that other people learn from.'],
    not: ['A learner buys for themselves: use CourseScreen.'],
  },
  anatomy: [
    { part: 'buy-for-others-screen', is: 'The whole body.' },
    { part: 'unit-picker', is: 'What is bought.' },
    {
      part: 'order-summary',
      is: 'Course, number and total; beside the form, or above its button on phones.',
    },
  ],
  criteria: [
    'The page says who pays and who learns before anything is filled in.',
    'The total is that of the server; a new one is announced once, after quick changes.',
    'Without a course, a unit or a number, nothing is sent; the missing field is named and gets an error.',
    'What the server refuses is shown at its field, and what was typed stays.',
  ],
  wcag: ['1.3.1', '1.3.5', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through course, number, units, person and button' },
    { keys: 'Space', does: 'Chooses or leaves out a unit' },
    { keys: 'Enter', does: 'Places the order' },
  ],
};
