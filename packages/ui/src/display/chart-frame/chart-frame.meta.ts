import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ChartFrame',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The frame of every chart: its title, its named picture, and its data as a table.',
  use: {
    when: ['A new kind of chart is built: the frame brings name and table.'],
    not: ['BarChart or LineChart already draw it.'],
  },
  anatomy: [
    { part: 'chart', is: 'The figure around all.' },
    { part: 'details', is: 'Opens the table of the figures.' },
    { part: 'table', is: 'Every figure of the picture as text.' },
  ],
  criteria: [
    'It is a figure named by its title; the picture in it is one image whose name sums it up.',
    'The same figures are a table behind “Show as table”, which is always there and reached by keyboard.',
    'Without figures it says so instead of drawing an empty picture.',
  ],
  wcag: ['1.1.1', '1.3.1', '2.1.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to “Show as table”' },
    { keys: 'Enter, Space', does: 'Shows and hides the table' },
  ],
};
