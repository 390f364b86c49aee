import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'BarChart',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Compares a few amounts by the length of their bars.',
  use: {
    when: ['A few amounts are compared: learners by course, income by month.'],
    not: ['The change over time matters: use LineChart.', 'There is one figure: use Stat.'],
  },
  anatomy: [
    { part: 'chart', is: 'Title, picture and table together.' },
    { part: 'svg', is: 'The bars, named as a picture.' },
    { part: 'table', is: 'The same figures as text.' },
  ],
  criteria: [
    'Every bar has its label and its value as text beside it; no value is shown by colour alone.',
    'Bars start at zero, so that twice as long means twice as much.',
    'A share fills the width only at 100%: the scale is part of the type, so it cannot be forgotten.',
    'It is readable at 320 px and in forced colours; the figures are also a table (ChartFrame).',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10', '1.4.11'],
  interactive: false,
  keyboard: [],
  notes: 'Its one control, “Show as table”, is ChartFrame’s and is walked in its story.',
};
