import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Spinner',
  group: 'feedback',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Says that work of unknown length is in progress.',
  synonyms: ['loader', 'busy indicator', 'loading'],
  use: {
    when: [
      'A small part waits: a row that is saved, a panel that loads.',
      'Decorative, in a button whose text already says "Saving…".',
    ],
    not: [
      'The form of what comes is known: use Skeleton.',
      'The share that is done is known: use ProgressBar.',
      'A whole page loads: use LoadingScreen.',
    ],
  },
  anatomy: [
    { part: 'spinner', is: 'The icon and the label' },
    { part: 'svg', is: 'A turning ring; with reduced motion an hourglass' },
  ],
  criteria: [
    'The label tells what is in progress, and can be hidden from the eye only.',
    'A wait longer than half a second is announced once; a shorter one is not.',
    'With reduced motion nothing turns: an hourglass shows instead.',
    'Without a label it is decorative: hidden from screen readers, and never announced.',
  ],
  wcag: ['1.1.1', '1.4.11', '2.2.2', '4.1.3'],
  interactive: false,
  keyboard: [],
};
