import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BottomBar',
  group: 'courses',
  status: 'beta',
  purpose: 'The purchase card’s short form for phones: total and main action at the bottom of the window.',
  use: {
    when: ['In narrow windows, as the last element of main.'],
    not: ['Where the BuyCard is in view.'],
  },
  anatomy: [
    { part: 'bottom-bar', is: 'The bar.' },
    { part: 'buy-notice', is: 'Why the choice cannot be bought here.' },
  ],
  criteria: [
    'It sticks to the bottom of the window while main is in view and never covers the footer.',
    'In windows under 480 px high, and with a long notice, it does not stick.',
    'Focus that the browser scrolls into view is above the bar and the button to the top.',
    'Its only controls are those of the purchase; the button to the top is above it, and last on the page.',
    'It makes no announcement of totals: the BuyCard does.',
  ],
  wcag: ['1.4.10', '2.1.1', '2.4.11', '3.3.1'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through its controls' },
    { keys: 'Enter, Space', does: 'Pays, enrols or follows the link' },
  ],
};
