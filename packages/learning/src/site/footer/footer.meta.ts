import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Footer',
  group: 'site',
  status: 'beta',
  purpose: 'Where else to go, at the end of every public page.',
  use: {
    when: ['Every public page ends with it.'],
    not: ['Consoles: their sidebar leads everywhere.'],
  },
  anatomy: [
    { part: 'footer', is: 'The whole.' },
    { part: 'nav', is: 'Groups of links.' },
    { part: 'footer-group', is: 'A heading with links; in narrow windows a disclosure.' },
    { part: 'newsletter-form', is: 'Takes an address.' },
  ],
  criteria: [
    'The groups Learning, Platform, Support and Legal, social links, the accessibility statement, keyboard shortcuts, screen-reader help and the newsletter (spec 2.69–2.72).',
    'Every anchor leads to a section that its page has.',
    'Twenty dots, decoration only.',
    'In narrow windows all groups but Accessibility are folded, also without scripts; every link can be reached.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.4', '2.5.8', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the newsletter form and the links' },
    { keys: 'Enter', does: 'Follows the link; opens or folds a group' },
  ],
};
