import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PieChart',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Shows how a few parts make up a whole, as a pie or as a ring with the total in it.',
  synonyms: ['donut chart', 'doughnut', 'ring chart'],
  use: {
    when: ['Two to six parts of one whole are shown: payments by method, learners by status.'],
    not: [
      'Parts are compared with each other exactly: use BarChart.',
      'Several wholes are compared: use StackedBarChart.',
    ],
  },
  anatomy: [
    { part: 'chart', is: 'Title, picture and table together.' },
    { part: 'svg', is: 'The slices, each with a pattern of its own.' },
    { part: 'pie-legend', is: 'Each part with its pattern, its amount and its share.' },
    { part: 'table', is: 'The same figures as text.' },
  ],
  criteria: [
    'Each part has its name, amount and share as text beside the picture; patterns and gaps separate the slices, not colour alone.',
    'The shares add up to 100%.',
    'The picture is one image whose name tells all parts; the figures are also a table (ChartFrame).',
    'More than six parts are joined: the smallest become “Other”, in the picture, the legend and the table.',
    'It is readable at 320 px and in forced colours.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10', '1.4.11'],
  interactive: false,
  keyboard: [],
  notes: 'Its one control, “Show as table”, is ChartFrame’s and is walked in its story.',
};
