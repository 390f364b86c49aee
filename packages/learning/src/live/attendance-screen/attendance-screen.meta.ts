import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AttendanceScreen',
  group: 'live',
  status: 'beta',
  purpose: 'Who was in a live class, and for how many minutes.',
  use: {
    when: ['For the host of a class, during it and afterwards.'],
    not: ['For progress in a course: use LearnerProgressScreen.'],
  },
  anatomy: [
    { part: 'list-screen', is: 'The whole: title, the button for the file, and the table.' },
    { part: 'data-table', is: 'One row a person; a card on phones.' },
  ],
  criteria: [
    'The table has a row header, the person, and figures in one column.',
    'On phones each row is a card with the names of its values.',
    'The same figures can be saved as a file; a failure is shown and announced.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link back and to the button' },
    { keys: 'Enter', does: 'Saves the file' },
  ],
};
