import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'InstructorLayout',
  group: 'layouts',
  status: 'beta',
  purpose: 'The instructors’ area.',
  use: {
    when: ['A page belongs to the instructors.'],
    not: ['The same lesson is shown to learners: use LearnerConsoleLayout.'],
  },
  anatomy: [
    { part: 'console-layout', is: 'Frame with sidebar and top bar.' },
    { part: 'sidebar', is: 'Courses, learners, messages, settings.' },
  ],
  criteria: [
    'Titled "Tutor Console"; the menu is the app’s.',
    'A course’s, a unit’s or a learner’s page marks the list that it belongs to.',
    'Unread messages: 99+ above 99.',
    'The bell of the notifications has a place in the top bar, which stays one row at 1280 px.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.1', '2.4.3', '3.2.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Skip link, top bar, sidebar, main' },
    { keys: 'Escape', does: 'Closes an open menu or the slide-over; focus goes back' },
  ],
};
