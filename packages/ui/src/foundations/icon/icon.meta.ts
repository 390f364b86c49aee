import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Icon',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A line icon in the colour and beside the size of the text.',
  use: {
    when: [
      'A word is found faster with an icon beside it.',
      'With a `label`: the icon alone tells a status, e.g. in a cell of a table.',
    ],
    not: [
      'The icon can be pressed: use IconButton.',
      'It is a picture of a person or a brand: use Avatar or an image.',
    ],
  },
  anatomy: [{ part: 'svg', is: 'The paths of a lucide icon, drawn in the text colour.' }],
  criteria: [
    'Without a label it is hidden from screen readers; with one it is an image with that name.',
    'It takes the colour of the text in every theme and in forced colours.',
    'The sizes are 16, 20 and 24 px; a number is a width in pixels.',
    'It renders on a server and in a server component.',
  ],
  wcag: ['1.1.1', '1.4.11'],
  interactive: false,
  keyboard: [],
};
