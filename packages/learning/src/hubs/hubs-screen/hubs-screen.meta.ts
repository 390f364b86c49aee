import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubsScreen',
  group: 'hubs',
  status: 'beta',
  purpose: 'The learner’s own hubs, and a search for others.',
  use: {
    when: ['A learner’s own hubs and a search for others.'],
    not: ['One hub: use HubScreen.'],
  },
  anatomy: [
    { part: 'hubs-screen', is: 'The whole body.' },
    { part: 'search-box', is: 'Finds hubs.' },
    { part: 'key-pager', is: 'More of them.' },
  ],
  criteria: [
    'One’s own hubs come first; without one it says what a hub is.',
    'The search says how many it found, and a search without a match leads back to all.',
    'Own hubs stay in sight while the others load.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.6', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through own hubs, the search and the hubs found' },
    { keys: 'Enter', does: 'In the search: searches; on a hub: opens it' },
  ],
};
