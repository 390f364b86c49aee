import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LearnerConsoleLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'The learner’s area.',
  use: {
    when: ['A signed-in learner’s page.'],
    not: ['The page is public: use PublicLayout.'],
  },
  anatomy: [
    { part: 'console-layout', is: 'Frame with sidebar and top bar.' },
    { part: 'sidebar', is: 'The learner’s places.' },
    { part: 'search-box', is: 'Search over courses and own lessons.' },
  ],
  criteria: [
    'The menu is the app’s: in the sidebar, in the top bar and behind the user’s name.',
    'Search hands on the trimmed text only when there is some.',
    'Unread messages: 99+ above 99.',
    'The bell of the notifications has a place in the top bar, which stays one row at 1280 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link, top bar, sidebar, main' },
    { keys: 'Enter', does: 'In the search box: searches' },
  ],
};
