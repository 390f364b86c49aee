import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DashboardScreen',
  group: 'learning',
  status: 'beta',
  purpose: 'Where a learner stands and what to go on with.',
  criteria: [
    'The first thing is the course studied last, with one action.',
    'Numbers are a description list, each with its words.',
    'No course yet: says so and leads to the catalogue.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves to the lead course first' }],
};
