import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'EmptyState',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Replaces an empty list.',
  synonyms: ['blank slate', 'zero state'],
  use: {
    when: ['A list is truly empty, and the next step can be named.'],
    not: ['The list could not be loaded: use ErrorScreen.', 'It is still loading: use Skeleton.'],
  },
  anatomy: [{ part: 'empty-state', is: 'Says what is missing and holds the next step.' }],
  criteria: [
    'It says what is not there, why, and the one thing to do about it.',
    'Its title is a heading of the level that the page needs.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
