import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TextLink',
  group: 'actions',
  status: 'beta',
  forwards: 'a',
  purpose: 'A link within text.',
  synonyms: ['hyperlink', 'anchor'],
  use: {
    when: ['A link is in a sentence or a list of links.', 'The way leads out of the product: it says so.'],
    not: [
      'The step is the main thing to do on the page: use ButtonLink.',
      'Something happens without leaving: use Button.',
    ],
  },
  anatomy: [{ part: 'text-link', is: 'The link itself, underlined within text.' }],
  criteria: [
    'Its underline, not only colour, distinguishes it from text.',
    'A link to another website says so in words and by picture.',
    'A very long address wraps at 320 px.',
  ],
  wcag: ['1.4.1', '1.4.3', '1.4.10', '2.1.1', '2.4.4', '2.4.7', '3.2.5'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Enter', does: 'Follows it' },
  ],
};
