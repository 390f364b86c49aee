import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'All there is to know about a course before and after one enrols.',
  use: {
    when: ['One course’s page, before and after enrolling.'],
    not: ['The lesson itself: use LessonScreen.'],
  },
  anatomy: [
    { part: 'course-screen', is: 'The whole body.' },
    { part: 'course-facts', is: 'Time, size, level, language.' },
    { part: 'course-outline', is: 'What it holds.' },
    { part: 'unit-picker', is: 'Chooses units to pay for.' },
  ],
  criteria: [
    'The facts people decide by (price, level, time, data size, languages) come before the description.',
    'Visitors, learners and owners each get one clear main action.',
    'Description HTML comes from the server, sanitised.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through actions, description and the unit picker' }],
};
