import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FloatingDots',
  group: 'display',
  status: 'beta',
  purpose: 'Decoration behind a header or footer.',
  criteria: [
    'Hidden from assistive technology and from forced colours.',
    'Still under reduced motion, and nothing moves for longer than 0.45 s otherwise.',
    'It takes no press and makes no page wider.',
  ],
  wcag: ['1.1.1', '2.2.2', '2.3.3'],
  interactive: false,
  keyboard: [],
};
