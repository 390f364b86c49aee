import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Prose',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Typography for running text and article HTML.',
  synonyms: ['typography', 'article'],
  use: {
    when: ['Running text has headings, lists and quotes: an article, a statement.'],
    not: [
      'Screens are composed: components bring their own type.',
      'The HTML comes from the server: use LessonHtml.',
    ],
  },
  anatomy: [{ part: 'prose', is: 'The measure and rhythm of the text within.' }],
  criteria: [
    'Lines are 65 characters at most.',
    'Links in text are underlined.',
    'Wide tables and code scroll inside themselves; the page does not at 320 px.',
    'Code colours reach 4.5:1 on their ground.',
    'A text in another language says so.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.3', '1.4.8', '1.4.10', '1.4.12', '3.1.2'],
  interactive: false,
  keyboard: [],
};
