import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'SearchScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Courses and own lessons that match a text.',
  use: {
    when: ['A text was searched for over courses and own lessons.'],
    not: ['Courses are browsed: use CatalogueScreen.'],
  },
  anatomy: [
    { part: 'search-screen', is: 'The whole body.' },
    { part: 'search-box', is: 'The words, to change them.' },
    { part: 'course-grid', is: 'Courses that match.' },
    { part: 'article', is: 'A lesson that matches.' },
  ],
  criteria: [
    'How much was found is announced once for each search.',
    'An empty search is never sent.',
    'Found words are highlighted, also in forced colours; a heading is on a line of its own.',
    'Nothing found says what to try.',
    'What people wrote, and passages in another language, have their language.',
  ],
  wcag: ['1.3.1', '2.4.6', '3.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through search and results' },
    { keys: 'Enter', does: 'Searches' },
  ],
};
