import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReviewNotes',
  group: 'authoring',
  status: 'beta',
  purpose: 'Shows an instructor what a review asked them to change, beside the work.',
  use: {
    when: ['A review sent a course, or its changes, back with comments.'],
    not: ['A reviewer writes comments: use ReviewDesk.'],
  },
  anatomy: [
    { part: 'callout', is: 'How many changes are asked for.' },
    { part: 'review-notes', is: 'The comments, each under the part of the course that it is about.' },
  ],
  criteria: [
    'Each comment names the part and, where it belongs elsewhere, links to the place.',
    'The marked words and the name of the reviewer stand above the comment.',
    'Without comments nothing is shown.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.4', '3.1.2'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'moves to the next place' }],
};
