import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Stat',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'One figure of a dashboard with what it counts; StatRow holds several.',
  synonyms: ['KPI', 'metric', 'figure'],
  use: {
    when: ['One figure of a dashboard is worth a place of its own.'],
    not: ['More than some six figures: use DataTable.', 'How it changed matters: use LineChart.'],
  },
  anatomy: [
    { part: 'stat', is: 'One figure with its label.' },
    { part: 'stat-row', is: 'Several side by side, wrapping.' },
  ],
  criteria: [
    'A row of figures is a description list: what is counted is the term, the figure its description.',
    'With an address the term is a link; the figure is never the link’s only text.',
    'A trend is told in words and by a picture, not by colour alone.',
    'Figures stack at 320 px and never shrink below the text around them.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.4.4', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next figure that leads somewhere' },
    { keys: 'Enter', does: 'Goes there' },
  ],
};
