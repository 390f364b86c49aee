import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SaveBar',
  group: 'authoring',
  status: 'beta',
  purpose: 'Above an editor: whether the work is saved, what learners do not see yet, and the next step.',
  use: {
    when: ['An editor saves by itself, and what it saves is published in a step of its own.'],
    not: ['A form with one button at its end: use Form.'],
  },
  anatomy: [
    { part: 'save-bar', is: 'The bar: state at the start, actions at the end.' },
    { part: 'save-state', is: 'Whether the work is saved.' },
  ],
  criteria: [
    'The main button is named after what it does: what is submitted, published or withdrawn.',
    'What came of a step is said in it, so that it is in sight wherever the page is scrolled.',
    'It sticks below the top bar, or at the top of the window in an editor without one, and nothing that gets the focus by keyboard is hidden behind it.',
    'With 200% text, or in a low window, it does not stick.',
    'A failure is shown in the bar, and said once.',
  ],
  wcag: ['1.3.1', '1.4.4', '1.4.10', '2.1.1', '2.4.11', '3.3.1', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through versions, preview and the main button' }],
};
