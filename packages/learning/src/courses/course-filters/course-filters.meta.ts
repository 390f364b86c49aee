import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseFilters',
  group: 'courses',
  status: 'beta',
  purpose: 'Narrows and orders the catalogue.',
  use: {
    when: ['The catalogue is narrowed and ordered by learners.'],
    not: ['A console’s list: use FilterBar.'],
  },
  anatomy: [
    { part: 'course-filters', is: 'The filters as a group.' },
    { part: 'search-box', is: 'The words.' },
    { part: 'select', is: 'One of the choices.' },
  ],
  criteria: [
    'Each choice acts at once; focus stays on the control that was used.',
    'The number of courses left is shown as text and announced once per change, not at the first load.',
    'An empty search is never sent; "Clear filters" brings everything back.',
    'All controls have visible labels.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.2.2', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from search to category, level and order' },
    { keys: 'Arrow keys', does: 'Change the choice of a focused list' },
  ],
};
