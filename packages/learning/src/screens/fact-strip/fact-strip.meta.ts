import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FactStrip',
  group: 'screens',
  status: 'beta',
  purpose: 'Four figures of a dashboard, each with its change.',
  synonyms: ['key figures', 'KPI row'],
  use: {
    when: ['The figures of a dashboard, after what needs attention.'],
    not: ['Another number of figures, or figures without a change: Stat.'],
  },
  anatomy: [{ part: 'fact-strip', is: 'The card, with a description list.' }],
  criteria: [
    'There are exactly four figures, in one row or in two rows of two.',
    'Each has its label before it and its change after it, as text.',
    'Long numbers and labels wrap and are never cut.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.4.4'],
  interactive: false,
  keyboard: [],
};
