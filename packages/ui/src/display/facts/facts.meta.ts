import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Facts',
  group: 'display',
  status: 'beta',
  purpose: 'What is known of one thing, as labels with their values.',
  criteria: [
    'It is a description list: each value is tied to its label.',
    'A missing value is shown as a dash and said in words.',
    'Long words wrap; on a phone the facts stand beneath each other.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
