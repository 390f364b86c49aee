import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Kbd',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A key, or keys that are pressed together.',
  use: {
    when: [
      'A text, a tooltip or a menu tells a keyboard shortcut.',
      'A list of shortcuts: one Kbd for each combination.',
    ],
    not: [
      'Text that is typed, e.g. a command: use Prose or CodeBlock.',
      'A button of the page: write its label.',
    ],
  },
  anatomy: [
    { part: 'kbd', is: 'All keys; contains their names for screen readers' },
    { part: 'kbd-key', is: 'One key, as it is printed on the keyboard' },
  ],
  criteria: [
    '`Mod` is the Command key on Apple devices and Ctrl on others.',
    'Screen readers say names: “Control plus K”, “Up arrow”, never a symbol.',
    'A key shows by its frame, also in forced colours.',
    'It fits in a line of text; many keys wrap.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.3', '1.4.10'],
  interactive: false,
  keyboard: [],
};
