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
    { part: 'select', is: 'The order.' },
    {
      part: 'filter-panel',
      is: 'Groups of options with the number of courses that each leaves; loads on demand.',
    },
  ],
  criteria: [
    'Each choice acts at once, in the sheet on its button; focus stays on the control that was used.',
    'Escape closes the sheet, changes nothing and returns the focus to its button.',
    'Options that leave nothing stay in their place, disabled.',
    'The number of courses left is shown as text and announced once per change, not at the first load.',
    'An empty search is never sent; "Clear filters" brings everything back.',
    'On phones search, number, filters and order take one row each at most, and subjects scroll sideways.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.2.2', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from search to filters, order and subjects' },
    { keys: 'Arrow keys', does: 'Change the choice of a focused list' },
  ],
};
