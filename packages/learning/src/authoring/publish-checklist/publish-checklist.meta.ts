import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PublishChecklist',
  group: 'authoring',
  status: 'beta',
  purpose: 'What a course still needs before it can go to review.',
  use: {
    when: ['A course is checked before it goes to review.'],
    not: ['Steps of any other task: use Stepper.'],
  },
  anatomy: [
    { part: 'publish-checklist', is: 'The list with its button.' },
    { part: 'ul', is: 'Each point: met, or what is missing with a link.' },
  ],
  criteria: [
    'Done, missing and advice are told by words and by shape, not by colour alone.',
    'What is missing comes first, then advice, then what is done.',
    'What is missing leads to the place where it is mended.',
    'The submit button can always be reached: pressed too early it says what is missing and goes there.',
    'Advice never holds a course back.',
    'A course that learners see lacks nothing: what it should get is asked for with its next changes.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3', '3.3.1', '3.3.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links of what is missing and to the button' },
    { keys: 'Enter, Space', does: 'Submits, or goes to the first thing that is missing' },
  ],
};
