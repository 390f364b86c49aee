import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DashboardScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'A learner’s next step, what is due, and the courses.',
  use: {
    when: ['The first page of a signed-in learner.'],
    not: [
      'All courses of the learner: use MyCoursesScreen.',
      'An administrator’s figures: use FiguresScreen.',
    ],
  },
  anatomy: [
    { part: 'dashboard-screen', is: 'The whole body.' },
    { part: 'what-now', is: 'The next step: the main action.' },
    { part: 'enrolled-card', is: 'Three more courses.' },
  ],
  criteria: [
    'Without a course, what hubs have assigned comes before the invitation to choose one.',
    'The first thing is the next step, with the only main button.',
    'What is due stands beside it, or below it on a phone, and only if there is something.',
    'No course yet: it says so and leads to the catalogue.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves to the next step first' }],
};
