import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FloatingDots',
  group: 'site',
  status: 'beta',
  purpose: 'Decoration of a header or footer, in a band without text.',
  use: {
    when: ['A header or footer on a plain ground would look bare.'],
    not: [
      'The ground is that of a text to read: a lesson, a form.',
      'The dots would mean something: they are hidden from screen readers.',
    ],
  },
  anatomy: [
    {
      part: 'floating-dots',
      is: 'The layer behind the content; settles once when it appears, at once where less motion is wanted.',
    },
    { part: 'floating-dot', is: 'One dot.' },
  ],
  criteria: [
    'Hidden from assistive technology and from forced colours.',
    'Still under reduced motion, and nothing moves for longer than 0.45 s otherwise.',
    'It takes no press and makes no page wider.',
    'Dots are never behind text, and too small to look like the badge of a link.',
  ],
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  interactive: false,
  keyboard: [],
};
