import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LoadingScreen',
  group: 'screens',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Shown while a page loads.',
  synonyms: ['spinner', 'loader', 'splash'],
  use: {
    when: ['A whole page is on its way and its form is unknown.'],
    not: ['The form is known: use Skeleton.', 'A small part of a page waits: use Spinner.'],
  },
  anatomy: [{ part: 'loading-screen', is: 'Brand and words, announced after a moment.' }],
  criteria: [
    '"Loading..." and "Please wait while we prepare everything for you" unless told otherwise.',
    'After ten seconds it says, to eye and ear, that it is still working.',
    'A short loading is not spoken; nothing moves.',
  ],
  wcag: ['2.2.2', '4.1.3'],
  interactive: false,
  keyboard: [],
};
