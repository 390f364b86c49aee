import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseGrid',
  group: 'courses',
  status: 'beta',
  purpose: 'Courses as a list of cards in one, two or three columns.',
  use: {
    when: ['Courses as cards in one to three columns.'],
    not: ['Things of another kind: use Card in a list.'],
  },
  anatomy: [
    { part: 'course-grid', is: 'The list with its state for empty and loading.' },
    { part: 'course-card', is: 'One course.' },
  ],
  criteria: [
    'Screen readers hear a list and its length.',
    'While loading, cards of the same shape hold the place, hidden from screen readers, and one sentence says that courses load.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
