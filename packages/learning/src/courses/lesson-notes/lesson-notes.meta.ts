import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'LessonNotes',
  group: 'courses',
  status: 'beta',
  purpose: "A reader's own notes to a lesson: read, write, change and delete.",
  use: {
    when: ['In the sheet of notes beside or below a lesson.'],
    not: ['Others read it, too: use the messages.'],
  },
  anatomy: [
    { part: 'lesson-notes', is: 'The notes, and the field for a new one.' },
    { part: 'note', is: 'One note with its section and its actions.' },
  ],
  criteria: [
    'A note that is only on this phone says so; nothing claims to be saved before it is.',
    'When saving fails, the typed text stays in its field, and the reason is shown and announced.',
    'Deleting asks first. Then the focus goes to the field for a new note.',
    'The field says that nobody else can read the note.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the notes, their actions and the field' },
    { keys: 'Enter, Space', does: 'Presses a button' },
    { keys: 'Escape', does: 'Leaves the changing of a note without saving' },
  ],
};
