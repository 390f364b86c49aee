import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Meter',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A measured value within known limits, and whether it is a good one.',
  synonyms: ['gauge'],
  use: {
    when: ['Storage used, a score, the soil’s moisture: a value that goes up and down between two limits.'],
    not: [
      'For work that goes towards its end: use ProgressBar.',
      'For a number without limits: use Stat.',
      'For several values to compare: use BarChart.',
    ],
  },
  anatomy: [
    {
      part: 'meter',
      is: 'Label, value, bar and verdict; the bar is the native element, named by the label, its value said in words',
    },
  ],
  criteria: [
    'It is a native meter, named by its label, and its value is given in words with its unit.',
    'With a low, high or best value, the rating is given in words next to the bar; colour only supports it.',
    'A value outside of the limits draws a full or empty bar, never more.',
    'In forced colours the bar keeps its edge and its fill.',
    'From right to left the bar fills from the right.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10', '1.4.11', '4.1.2'],
  interactive: false,
  keyboard: [],
};
