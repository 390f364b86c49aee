import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FactStrip',
  group: 'screens',
  status: 'beta',
  purpose: 'Four figures of a dashboard or of one thing, in one strip.',
  synonyms: ['key figures', 'KPI row'],
  use: {
    when: [
      'The figures of a dashboard, after what needs attention.',
      'The totals of a list, above it, e.g. the results of a quiz.',
    ],
    not: ['Another number of figures: Stat.', 'Texts, not figures: Facts.'],
  },
  anatomy: [{ part: 'fact-strip', is: 'The card, with a description list.' }],
  criteria: [
    'There are exactly four figures, in one row or in two rows of two.',
    'Each has its label before it, and its change after it as text, if it has one.',
    'Long numbers and labels wrap and are never cut.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.4.4'],
  interactive: false,
  keyboard: [],
};
