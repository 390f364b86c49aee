import type { ComponentMeta } from '../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Stack',
  group: 'foundations',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Items below one another, with the same space between them.',
  synonyms: ['vertical layout'],
  use: {
    when: ['Paragraphs, fields or cards follow one another.'],
    not: ['Items are beside one another: use Inline or Grid.', 'The part has a title: use Section.'],
  },
  anatomy: [{ part: 'stack', is: 'The items, in reading order; with `asChild` your own element.' }],
  criteria: [
    'Space, alignment and distribution come from the tokens, and follow the density of the theme.',
    'Reading order is the order on the page.',
    'With `asChild` the child lays out its own content, keeps its role, and gets the ref and other props.',
    'It renders on a server and in a server component, and never makes the page wider.',
  ],
  wcag: ['1.3.2', '1.4.10'],
  interactive: false,
  keyboard: [],
};
