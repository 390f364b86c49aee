import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NavList',
  group: 'navigation',
  status: 'beta',
  purpose: 'A list of links that marks where one is.',
  criteria: [
    'The page that shows is marked with `aria-current="page"`, one above it with `aria-current="true"`, and both for the eye by weight and a bar or ground.',
    'Every link is at least 44 px high.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.5.8'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
