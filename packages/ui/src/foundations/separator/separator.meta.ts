import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Separator',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A thin line between groups of content.',
  synonyms: ['divider', 'rule'],
  use: {
    when: [
      'Two groups in one container differ in kind: actions and details, two ways to sign in.',
      'Decorative: headings or lists already tell the groups apart, and the line only helps the eye.',
    ],
    not: [
      'Space alone separates them: use the gap of Stack or Inline.',
      'Each group has a title: use Section.',
      'Between items of a menu or toolbar: they have a separator of their own.',
    ],
  },
  anatomy: [{ part: 'separator', is: 'The line, with a label in its middle where one is given.' }],
  criteria: [
    'Unless decorative it has the role separator, with its orientation if vertical and its label as its name.',
    'A decorative one is skipped by screen readers; its label is read as text.',
    'A vertical one is as tall as its row. A long label wraps between the lines.',
    'The line stays visible in forced colours and high contrast.',
  ],
  wcag: ['1.3.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
