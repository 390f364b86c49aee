import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AuthLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'A narrow column for one form.',
  criteria: [
    'One `h1`; the form is at most 28rem wide.',
    'What stands beside it on wide screens follows beneath it on small ones.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.10'],
  interactive: false,
  keyboard: [],
};
