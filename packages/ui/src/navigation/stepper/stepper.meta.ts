import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Stepper',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Where one is in a task of several steps.',
  synonyms: ['wizard', 'progress steps'],
  use: {
    when: [
      'A task of three to seven steps in a fixed order: enrol, pay, start.',
      'Steps that are done can be gone back to: give them an address.',
    ],
    not: [
      'For work whose parts may be done in any order: use Tabs, or links.',
      'For the place of a page in the site: use Breadcrumbs.',
      'For how much is done of many like things: use ProgressBar.',
    ],
  },
  anatomy: [
    { part: 'stepper', is: 'A named navigation around everything' },
    {
      part: 'stepper-compact',
      is: 'In a narrow place: "Step 2 of 5: Units", a bar, and a button for all steps',
    },
    { part: 'ol', is: 'The steps, in order' },
    { part: 'step', is: 'Number or mark, label, and its state in words' },
  ],
  criteria: [
    'It is an ordered list in a named navigation; the step where one is carries `aria-current="step"`.',
    'The status of each step is given in words; icon and colour only support it.',
    'Only steps with an address are links; the others are text, not disabled links.',
    'In a narrow place one line says which step of how many; a button shows all of them.',
    'It turns with its container, not with the window.',
    'Long labels wrap; nothing is cut at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.8', '2.5.8', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab, Shift+Tab', does: 'Moves through the steps that can be opened' },
    { keys: 'Enter', does: 'Opens the step' },
    { keys: 'Enter, Space', does: 'On "All steps", in a narrow place: shows or hides the list' },
  ],
};
