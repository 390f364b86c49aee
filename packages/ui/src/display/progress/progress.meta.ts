import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProgressBar',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'How far one is, as a bar and in words.',
  synonyms: ['progress bar', 'progress ring'],
  use: {
    when: ['How far a person is in a course, or a file on its way.'],
    not: [
      'A measure has a good and a bad range: use Meter.',
      'How far is unknown: use Skeleton or LoadingScreen.',
    ],
  },
  anatomy: [
    { part: 'progress', is: 'The bar with its words.' },
    { part: 'progress-ring', is: 'The same as a ring, where there is little width.' },
  ],
  criteria: [
    'The words say what is done ("4 of 6 lessons done"), in the right plural.',
    'Screen readers hear its name and the same words.',
    'Nothing, something and everything done are told apart without colour.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '4.1.2'],
  interactive: false,
  keyboard: [],
  notes: 'ProgressRing is the same in a small circle.',
};
