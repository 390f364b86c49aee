import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseExport',
  group: 'authoring',
  status: 'beta',
  purpose: 'Exports a course as a file that other platforms or this one can import.',
  use: {
    when: ['An author takes a course along.'],
    not: ['Questions of a single quiz are exported: use the exchange of the quiz.'],
  },
  anatomy: [
    { part: 'course-export', is: 'The button that opens the dialog.' },
    { part: 'form', is: 'Format and content, with a sentence about each.' },
    { part: 'progress', is: 'How far the file is.' },
  ],
  criteria: [
    'Both formats are described in a sentence before the choice.',
    'While a file is written, its progress takes the place of the form; finished files come first.',
    'The dialog can be closed while the file is written; opened again, it shows how far it is.',
    'In the open dialog the start is spoken; when the file is ready, this is spoken once, and its link names format and size.',
    'What the format cannot hold is listed with the part of the course.',
    'An export that is refused says why above the form.',
    'A failed or expired export says what to do.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Enter, Space', does: 'On the button: opens the dialog' },
    { keys: 'Arrow keys', does: 'Chooses the format' },
    { keys: 'Escape', does: 'Closes the dialog; the export goes on' },
  ],
};
