import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PageLayout',
  group: 'layouts',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The frame of a public page, with slots for what belongs to the product.',
  use: {
    when: ['A page that needs no account: start, about, terms, sign-in.'],
    not: ['A signed-in area with a sidebar: use ConsoleLayout.'],
  },
  anatomy: [
    { part: 'page-layout', is: 'The whole page.' },
    { part: 'top-bar', is: 'Brand, navigation, search, language and tools.' },
    { part: 'main', is: 'The page.' },
  ],
  criteria: [
    'Skip link first, one main with id "main", the footer last.',
    'Brand, navigation, locale, tools and footer are slots; an empty slot leaves no gap and no landmark.',
    'The parts of the bar wrap instead of being cut at 320 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '3.2.3'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Skip link first, then the bar from left to right, the page, the footer' }],
};
