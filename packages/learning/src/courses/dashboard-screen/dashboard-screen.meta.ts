import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DashboardScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'A learner’s progress and what to continue.',
  use: {
    when: ['The first page of a signed-in learner.'],
    not: [
      'All courses of the learner: use MyCoursesScreen.',
      'An administrator’s figures: use FiguresScreen.',
    ],
  },
  anatomy: [
    { part: 'dashboard-screen', is: 'The whole body.' },
    { part: 'enrolled-card', is: 'What to go on with.' },
    { part: 'course-grid', is: 'What might follow.' },
  ],
  criteria: [
    'The first thing is the course studied last, with one action.',
    'Numbers are a description list, each with its words.',
    'No course yet: says so and leads to the catalogue.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves to the lead course first' }],
};
