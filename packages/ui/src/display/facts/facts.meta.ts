import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Facts',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'What is known of one thing, as labels with their values.',
  synonyms: ['description list', 'key and value', 'definition list'],
  use: {
    when: ['One thing has a few labels with values: a payment, a ticket.'],
    not: ['Several things are compared: use DataTable.', 'One figure matters most: use Stat.'],
  },
  anatomy: [
    { part: 'facts', is: 'The list as a whole.' },
    { part: 'dt', is: 'A label.' },
    { part: 'dd', is: 'Its value, or in words that there is none.' },
  ],
  criteria: [
    'It is a description list: each value is tied to its label.',
    'A missing value is shown as a dash and said in words.',
    'Long words wrap; on a phone the facts stack.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
