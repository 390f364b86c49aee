import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ChangeList',
  group: 'authoring',
  status: 'beta',
  purpose: 'Lists what was added, changed and removed in a course, for its instructor and for reviewers.',
  use: {
    when: ['A published course has changes that learners do not see yet.'],
    not: ['The history of a course is shown: use Timeline.'],
  },
  anatomy: [
    { part: 'li', is: 'What happened, in words, with the item and its unit.' },
    { part: 'change-list', is: 'The list of changed items, with the parts that differ.' },
    { part: 'dl', is: 'The old and the new text of each part, behind a native disclosure.' },
  ],
  criteria: [
    'What happened is a word, not a colour alone.',
    'The old and the new text each have a heading that names the part, and are read one after the other.',
    'A text has the language that it is written in.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'moves to the next disclosure' },
    { keys: 'Enter or Space', does: 'shows or hides the texts' },
  ],
};
