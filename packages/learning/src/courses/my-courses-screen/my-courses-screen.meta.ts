import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MyCoursesScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Every course of the learner, by state and order.',
  use: {
    when: ['All courses of the learner, by state and order.'],
    not: ['Courses to choose from: use CatalogueScreen.'],
  },
  anatomy: [
    { part: 'my-courses-screen', is: 'The whole body.' },
    { part: 'button', is: 'One state to show.' },
    { part: 'select', is: 'The order.' },
    { part: 'enrolled-card', is: 'One course.' },
  ],
  criteria: [
    'The filter buttons say which one is pressed; the number of courses is announced.',
    'A filter that shows nothing says so and leads back.',
  ],
  wcag: ['1.3.1', '2.1.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through filters, order and courses' },
    { keys: 'Enter, Space', does: 'Presses a filter' },
  ],
};
