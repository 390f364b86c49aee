import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'StackedBarChart',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Compares a few totals and shows of which parts each is made.',
  synonyms: ['stacked chart', 'stacked columns'],
  use: {
    when: ['Totals and their parts are compared: enrolments by month, free and paid.'],
    not: ['There is one part for each total: use BarChart.', 'There is one total: use PieChart.'],
  },
  anatomy: [
    { part: 'chart', is: 'Title, picture and table together.' },
    { part: 'svg', is: 'The bars, their parts told apart by pattern.' },
    { part: 'table', is: 'The same figures as text.' },
  ],
  criteria: [
    'Series differ by pattern and gaps as well as by colour; a legend names them in the order of the bar.',
    'Every bar has its label and its total as text beside it, and every part its figure in the table.',
    'Bars start at zero; with `scale="share"` each bar is 100% and the figures are percentages.',
    'It is readable at 320 px and in forced colours, and mirrored right to left.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10', '1.4.11'],
  interactive: false,
  keyboard: [],
  notes: 'Its one control, “Show as table”, is ChartFrame’s and is walked in its story.',
};
