import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HomeScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'The public face: for whom this is, what it costs, the newest courses.',
  use: {
    when: ['The public face of the product.'],
    not: ['A signed-in learner: use DashboardScreen.'],
  },
  anatomy: [
    { part: 'home-screen', is: 'The whole body.' },
    { part: 'highlands', is: 'The picture behind the heading.' },
    { part: 'search-box', is: 'Finds a course at once.' },
    { part: 'course-grid', is: 'The newest courses.' },
  ],
  criteria: [
    'Its text is in the page before any script runs; only courses and categories are loaded.',
    'There is one h1; the landscape is decorative and hidden.',
    'While courses load their place is held; a failure offers to try again without hiding the page.',
    'It claims only what is true: prices and courses come from the server, subjects without courses are left out.',
    'Nothing moves when courses and subjects arrive.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.3', '1.4.10', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, links and courses' },
    { keys: 'Enter', does: 'Searches' },
  ],
};
