import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'RegradeScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where the answers to a question that changed are marked again, with a preview.',
  use: {
    when: ['The key of a question changed after learners had answered it.'],
    not: ['One answer is marked by a person: use MarkingScreen.'],
  },
  anatomy: [
    { part: 'regrade-screen', is: 'The whole body.' },
    { part: 'regrade-changes', is: 'The attempts whose mark changes.' },
  ],
  criteria: [
    'Three rules are explained in words; choosing one shows what it would change and changes nothing.',
    'Each attempt whose mark changes has its old and new points and score, in words for screen readers.',
    'Who passes now or no longer passes is counted and named, not by colour alone.',
    'Attempts that keep their mark are named with the reason.',
    'After applying, the page says so, the focus is on that message, and it leads back to the results.',
    'A refusal is shown and announced, and the rule stays chosen.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the rules, the table and the buttons' },
    { keys: 'ArrowUp, ArrowDown', does: 'Chooses another rule' },
    { keys: 'Enter', does: 'Applies it' },
  ],
};
