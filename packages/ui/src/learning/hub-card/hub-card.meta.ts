import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubCard',
  group: 'learning',
  status: 'beta',
  purpose: 'A hub in a list: what it is, how large, and what the reader is to it.',
  use: {
    when: [
      'Hubs stand in a list or a grid: the reader’s own, or those to be found.',
      'What the reader is to the hub matters for what they do next.',
    ],
    not: ['For the hub that is open: take HubScreen.', 'To administer many hubs: take DataTable.'],
  },
  anatomy: [
    { part: 'card', is: 'The ground it stands on, and the link’s target' },
    { part: 'course-cover', is: 'The hub’s picture, or one that is drawn from its name; decorative' },
    { part: 'card-title', is: 'The name, which is the card’s one link' },
    { part: 'p', is: 'One sentence on the hub, then its members and courses' },
    { part: 'badge', is: 'What the reader is to the hub' },
  ],
  criteria: [
    'Its one link is the name; the whole card is that link’s target.',
    'What the reader is to the hub stands in words.',
    'Of nobody and nothing it says so in words: “No members yet”, “No courses yet”.',
    'A picture that does not load leaves no hole: one is drawn from the name.',
    'Long names wrap; nothing is cut off.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link' },
    { keys: 'Enter', does: 'Opens the hub' },
  ],
};
