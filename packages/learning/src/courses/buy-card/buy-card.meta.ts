import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BuyCard',
  group: 'courses',
  status: 'beta',
  purpose: 'The purchase card of a course or unit: cover, choice, total and the one main action.',
  use: {
    when: ['Beside the units of a course, or on the page of a unit that is not owned.'],
    not: ['On phones: use BottomBar.', 'At the checkout: use PriceSummary.'],
  },
  anatomy: [
    { part: 'buy-card', is: 'The card.' },
    { part: 'course-cover', is: 'The picture of the course.' },
    { part: 'buy-lines', is: 'The chosen units with their prices.' },
    { part: 'buy-notice', is: 'Why the choice cannot be bought here.' },
  ],
  criteria: [
    'With nothing chosen it shows the lowest price and leads to the units.',
    'More than four lines are cut to three and the sum of the others.',
    'While the server calculates, the last total stays in view, marked as updating; paying asks to wait.',
    'The total is announced once after 700 ms without a change.',
    'A running payment leads to its page, on any device.',
    'The reason why a choice cannot be bought replaces the button, in the tab order too, and is announced with the total.',
    'A refusal is shown and announced, and the choice is kept.',
    'Visitors log in first; the card says that their choice stays.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '3.3.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the action' },
    { keys: 'Enter, Space', does: 'Pays, enrols or follows the link' },
  ],
};
