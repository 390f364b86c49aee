import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'VisuallyHidden',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Read by screen readers, not shown.',
  synonyms: ['screen reader only', 'sr-only'],
  use: {
    when: ['Words are needed that sighted people get from the layout.'],
    not: [
      'The words would help everybody: show them.',
      'It would hold a control: a hidden focus is a lost focus.',
    ],
  },
  anatomy: [{ part: 'span', is: 'The text, out of sight but read.' }],
  criteria: ['It takes no room and is never cut out of the accessible name around it.'],
  wcag: ['1.1.1', '1.3.1'],
  interactive: false,
  keyboard: [],
};
