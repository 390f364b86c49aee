import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubCard',
  group: 'hubs',
  status: 'beta',
  purpose: 'A hub in a list: what it is, how large, and what the reader is to it.',
  use: {
    when: [
      'Hubs in a list or a grid: the user’s own, or search results.',
      'What the reader is to the hub matters for what they do next.',
    ],
    not: ['For the hub that is open: use HubScreen.', 'To administer many hubs: use DataTable.'],
  },
  anatomy: [
    { part: 'card', is: 'The surface, and the link’s target' },
    { part: 'course-cover', is: 'The hub’s picture, or one that is drawn from its name; decorative' },
    { part: 'card-title', is: 'The name, which is the card’s one link' },
    { part: 'p', is: 'One sentence on the hub, then its members and courses' },
    { part: 'badge', is: 'What the reader is to the hub' },
  ],
  criteria: [
    'Its one link is the name; the whole card is that link’s target.',
    'The user’s membership is given in words.',
    'Empty counts are given in words: “No members yet”, “No courses yet”.',
    'A picture that does not load leaves no hole: one is drawn from the name.',
    'Long names wrap; nothing is cut off.',
    'The sentence about the hub has the language of its words.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link' },
    { keys: 'Enter', does: 'Opens the hub' },
  ],
};
