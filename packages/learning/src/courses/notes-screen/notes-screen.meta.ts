import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NotesScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Everything that a learner noted, marked and bookmarked, by course, with search and export.',
  use: {
    when: ['The page “Notes and bookmarks” of My courses.'],
    not: ['The notes of one lesson: use LessonNotes.'],
  },
  anatomy: [{ part: 'notes-screen', is: 'The page: filters, a section for each course, and more.' }],
  criteria: [
    'The search and the newest course are in the first view.',
    'How many are found is announced; each kind says its number.',
    'Print and files contain what the filters find, whether it is shown or not.',
    'More rows get the focus at the first of them.',
    'Without notes it says how to make one; without a match it offers all.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through filters, menu and rows' },
    { keys: 'Enter, Space', does: 'Presses a button, opens the menu' },
  ],
};
