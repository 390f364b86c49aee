import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseOutline',
  group: 'courses',
  status: 'beta',
  purpose: 'What a course holds: units, lessons, time, data size and state.',
  use: {
    when: ['All that a course holds is shown before or while learning.'],
    not: ['Within a lesson, beside the text: use LessonContents.'],
  },
  anatomy: [
    { part: 'course-outline', is: 'Units, each of which opens.' },
    { part: 'lesson-lines', is: 'Lessons with time, size and state.' },
  ],
  criteria: [
    'Units are a list with headings; lessons fold out natively and are found without a script.',
    'Done, locked and free preview are words as well as pictures.',
    'A locked lesson is text, not a dead link.',
    'Time and data size are shown next to each lesson before it is opened.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next unit, list or lesson' },
    { keys: 'Enter, Space', does: 'Opens or closes the lessons of a unit' },
  ],
};
