import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'KeptChoiceScreen',
  group: 'payments',
  status: 'beta',
  purpose: 'Welcomes somebody whose address was just confirmed back to what they were buying.',
  synonyms: ['link opened', 'back to the basket'],
  use: {
    when: ['A mailed link was opened, and a kept choice waits to be paid.'],
    not: ['Nothing was chosen: use VerifyEmailPanel.', 'It is paid now: use CheckoutScreen.'],
  },
  anatomy: [
    { part: 'paying-top', is: 'How many units, and the step.' },
    { part: 'kept-choice-scene', is: 'A decorative sunrise; hidden in forced colours.' },
    { part: 'what-now', is: 'What was being bought, and the one button.' },
  ],
  criteria: [
    'The order is: what is confirmed, the title, what was being bought, one button, what else to know.',
    'The title has the focus.',
    'The count is of steps, and the only one.',
    'Why going on did not work is announced at once.',
    'It says that nothing has been paid, and that the page where one began goes on by itself.',
    'Below 64rem the scene is 104 px high above the text; names and titles of any length wrap.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves from the title to the button and the quiet link' }],
};
