import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'MyCoursesTabs',
  group: 'courses',
  status: 'beta',
  purpose: 'The pages of My courses: courses, notes and bookmarks, downloads.',
  use: {
    when: ['Below the heading of each of these pages.'],
    not: ['Panels of one page: use Tabs.'],
  },
  anatomy: [{ part: 'my-courses-tabs', is: 'The navigation with a link for each page.' }],
  criteria: [
    'They are links, because each page has an address; the current one says so.',
    'On phones the short name is shown; the whole name stays the accessible one.',
  ],
  wcag: ['1.4.1', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from page to page' },
    { keys: 'Enter', does: 'Opens the page' },
  ],
};
