import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TopBar',
  group: 'navigation',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The banner of every page.',
  synonyms: ['header', 'app bar', 'navbar'],
  use: {
    when: ['The banner of every page, public or console.'],
    not: ['The head of the content: use PageHeader.'],
  },
  anatomy: [
    { part: 'top-bar', is: 'The banner.' },
    { part: 'header', is: 'Brand, navigation, search and tools, in this order.' },
  ],
  criteria: [
    'One banner landmark in one row from 320 to 1,920 px: names shrink and shorten, and what does not fit hides by the width of the bar. With text at 200% on a phone its parts wrap.',
    'It scrolls away with the page, so that it hides nothing at 400% zoom.',
    'Brand, navigation, search, tools and decoration are slots; an empty slot leaves no gap.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.1.1'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through its parts from left to right' }],
};
