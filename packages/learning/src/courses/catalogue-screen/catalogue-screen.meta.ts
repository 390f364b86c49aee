import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CatalogueScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Every published course, with search, filters and pages.',
  use: {
    when: ['The public page of all published courses.'],
    not: ['The learner’s own courses: use MyCoursesScreen.', 'A search over lessons too: use SearchScreen.'],
  },
  anatomy: [
    { part: 'catalogue-screen', is: 'The whole body.' },
    { part: 'course-filters', is: 'Search, order and, in narrow windows, the sheet of filters.' },
    { part: 'filter-panel', is: 'The filters beside the list, in wide windows.' },
    { part: 'course-grid', is: 'The courses.' },
    { part: 'key-pager', is: 'The pages before and after this one; loads on demand.' },
  ],
  criteria: [
    'Filters stay usable while courses load and when none match.',
    'An empty result says what to do and offers to show everything.',
    'Loading holds the place of the cards.',
    'A page of a longer list has links to the next and the previous one; the number of courses is that of all pages.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6', '3.2.2'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through filters, courses and pages' }],
};
