import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonContents',
  group: 'courses',
  status: 'beta',
  purpose: 'Every unit and lesson of the course as a navigation.',
  use: {
    when: ['Beside a lesson: every unit and lesson of the course.'],
    not: ['On the course’s page: use CourseOutline.'],
  },
  anatomy: [
    { part: 'nav', is: 'The named navigation.' },
    { part: 'details', is: 'One unit, which opens.' },
    { part: 'ol', is: 'Its lessons; the current one says so.' },
  ],
  criteria: [
    'The open lesson is marked as the current page and its unit is unfolded.',
    'Done and locked lessons say so in words.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next unit or lesson' },
    { keys: 'Enter, Space', does: 'Opens or closes a unit' },
    { keys: 'Enter', does: 'Opens a lesson' },
  ],
};
