import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'NoteRow',
  group: 'courses',
  status: 'beta',
  purpose: 'One note, marked passage or bookmark in a list of all of them, with its place.',
  synonyms: ['bookmark', 'highlight', 'annotation'],
  use: {
    when: ['A learner looks through what they noted in several lessons.'],
    not: ['The notes of the lesson that is being read: use LessonNotes.'],
  },
  anatomy: [
    {
      part: 'note-row',
      is: 'The list item: lesson, unit, marked text, own words, kind and day, and a menu.',
    },
  ],
  criteria: [
    'The lesson is a heading with the link to the passage.',
    'Kind and state are words; the icon only helps.',
    'Editing happens in place; then the focus is on the menu of the row.',
    'A deleted row offers Undo in its place for 10 seconds, which stop while it has focus or pointer; the focus goes to the next row, and back from there to Undo.',
    'What waits on the device says so.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.2.1', '2.4.3', '2.4.4', '3.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the lesson, to Edit and to the menu' },
    { keys: 'Enter, Space', does: 'Opens the menu or chooses from it' },
    { keys: 'Escape', does: 'Leaves editing without saving' },
  ],
};
