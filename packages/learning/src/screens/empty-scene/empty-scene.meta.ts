import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'EmptyScene',
  group: 'screens',
  status: 'beta',
  purpose: 'An empty page: one picture, one reason and one next step.',
  synonyms: ['empty state', 'blank slate', 'zero state'],
  use: {
    when: ['A main page of a console has nothing to show yet.'],
    not: ['A filter or search finds nothing, or a part of a page is empty: use EmptyState.'],
  },
  anatomy: [
    { part: 'empty-scene', is: 'The whole.' },
    { part: 'highland-scene', is: 'A decorative drawing.' },
  ],
  criteria: [
    'It says what is missing, why, and how items get here; it has at most one main action.',
    'The picture is beside the text where there is room, above it elsewhere, and hidden from screen readers and in forced colours.',
    'Long texts wrap and are never cut.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.4.6'],
  interactive: false,
  keyboard: [],
};
