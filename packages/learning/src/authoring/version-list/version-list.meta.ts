import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'VersionList',
  group: 'authoring',
  status: 'beta',
  purpose: 'Lists the texts that a lesson has had, compares one with the present text, and restores it.',
  use: {
    when: ['An author looks for an older text of a lesson, or wants to know who changed it.'],
    not: ['Unpublished changes are compared with the published course: use ChangeList.'],
  },
  anatomy: [
    { part: 'version-list', is: 'The drawer: the list, or one version.' },
    { part: 'version-day', is: 'The versions of one day: time, person, and how each came to be.' },
    { part: 'version-text', is: 'One version: the differences, or the text as learners would see it.' },
    { part: 'text-diff', is: 'Words that would come back (`ins`) and words that would go (`del`).' },
  ],
  criteria: [
    'Versions are grouped by day, each with its time, its person and how it came to be; the present text is marked in words.',
    'Differences are `ins` and `del` with hidden words before them, and are told apart without colour.',
    'Long unchanged passages are shortened, with the number of words left out.',
    'The focus moves to the heading of a version that opens, and back to its line in the list.',
    'Restoring asks first and says what happens to the present text and to typed text that is not saved.',
    'After a failure the version is still shown, with the reason.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.1.2', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from version to version, then to the buttons' },
    { keys: 'Enter or Space', does: 'Opens the version, or presses the button' },
    { keys: 'Escape', does: 'Closes the drawer' },
  ],
};
