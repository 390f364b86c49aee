import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'EnrolledCard',
  group: 'courses',
  status: 'beta',
  purpose: 'A course that one is enrolled in, with progress and one main action.',
  use: {
    when: ['A course that one is enrolled in, with progress and one next step.'],
    not: ['A course to choose: use CourseCard.'],
  },
  anatomy: [
    { part: 'enrolled-card', is: 'The card.' },
    { part: 'course-cover', is: 'Its picture.' },
    { part: 'progress-segments', is: 'How far one is.' },
  ],
  criteria: [
    "The action is Begin, Resume or Review, and its full name holds the course's title.",
    'Progress is a sentence, and segments that only help.',
    'It says which lesson comes next.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.4', '2.5.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the title and to the action' },
    { keys: 'Enter', does: 'Opens the course or the lesson' },
  ],
};
