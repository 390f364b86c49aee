import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LineChart',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Shows how one or a few amounts changed over time.',
  use: {
    when: ['Amounts change over time: enrolments by week, scores by month.'],
    not: ['Amounts without a time are compared: use BarChart.'],
  },
  anatomy: [
    { part: 'chart', is: 'Title, picture and table together.' },
    { part: 'svg', is: 'The lines, each with a mark of its own form.' },
    { part: 'table', is: 'The same figures as text.' },
  ],
  criteria: [
    'Series differ by the kind of line and the shape of the points, not by colour alone; a legend names them.',
    'The scale starts at zero and has round ticks.',
    'Text keeps its size at every width; at 320 px fewer times are labelled, none overlaps.',
    'It is visible in forced colours; the figures are also a table (ChartFrame).',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10', '1.4.11'],
  interactive: false,
  keyboard: [],
  notes: 'Its one control, “Show as table”, is ChartFrame’s and is walked in its story.',
};
