import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AssignedCourses',
  group: 'hubs',
  status: 'beta',
  purpose: 'Courses that hubs have assigned to the learner, with their due dates.',
  synonyms: ['homework', 'deadline'],
  use: {
    when: ['A learner sees what hubs expect of them: on the dashboard, or on the page of one course.'],
    not: ['Quizzes with a date: use DueList.', 'All courses of a learner: use MyCoursesScreen.'],
  },
  anatomy: [
    { part: 'assigned-courses', is: 'The list.' },
    { part: 'date-tile', is: 'The due date; decorative, as it is also in the text.' },
    { part: 'badge', is: 'How far the learner is, in words.' },
    { part: 'assigned-notice', is: 'The same for one course, with the administrator’s note.' },
  ],
  criteria: [
    'The hub and the due date are given in words.',
    'Late is said in words, not only by colour.',
    'On the page of the course, it says what the hub’s administrators see.',
    'Without a free seat it says so, and that the hub knows.',
    'The administrator’s note has the language of its words.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from course to course' },
    { keys: 'Enter', does: 'Opens the course' },
  ],
};
