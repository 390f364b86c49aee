import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FiguresScreen',
  group: 'screens',
  status: 'beta',
  purpose: 'A console’s dashboard: the figures that matter first, then what they are made of.',
  use: {
    when: ['A console’s dashboard of figures.'],
    not: ['A learner’s start: use DashboardScreen.'],
  },
  anatomy: [
    { part: 'figures-screen', is: 'The whole body.' },
    { part: 'stat-row', is: 'The figures that matter first.' },
    { part: 'stat', is: 'One of them.' },
  ],
  criteria: [
    'It has one h1; what needs attention comes first, then the figures, then everything else.',
    'While it loads the figures’ places are held; a failure shows the server’s words and “Try Again”.',
    'Figures that were counted earlier say when.',
    'At 320 px figures, charts and lists stack.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.4.2', '2.4.6'],
  interactive: false,
  keyboard: [],
};
