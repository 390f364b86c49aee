import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Inline',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Items beside one another, which wrap where they do not fit.',
  synonyms: ['horizontal layout', 'cluster'],
  use: {
    when: ['Buttons, badges or facts share a line.', 'A title and an action are at both ends of a line.'],
    not: [
      'Columns of equal width: use Grid.',
      'One tab stop for many controls: use Toolbar.',
      'Items follow one another down the page: use Stack.',
    ],
  },
  anatomy: [{ part: 'inline', is: 'The items, in reading order; with `asChild` your own element.' }],
  criteria: [
    'Items that do not fit continue on the next line, unless `wrap` is false.',
    'Space, alignment and distribution come from the tokens, and follow the density of the theme.',
    'It follows the text direction.',
    'With `asChild` the child lays out its own content, keeps its role, and gets the ref and other props.',
  ],
  wcag: ['1.3.2', '1.4.10'],
  interactive: false,
  keyboard: [],
};
