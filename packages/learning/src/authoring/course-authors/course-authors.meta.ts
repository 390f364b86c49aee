import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseAuthors',
  group: 'authoring',
  status: 'beta',
  purpose: 'Shows who writes a course, and lets its owner invite and remove co-instructors.',
  use: {
    when: ['The page of a course that its authors edit.'],
    not: ['Learners see who teaches a course: use InstructorCard.'],
  },
  anatomy: [
    { part: 'course-authors', is: 'The people, the open invitations and the button that invites.' },
    { part: 'author', is: 'Picture, name, and what the person is in words: owner, co-instructor, you.' },
    { part: 'invitation', is: 'The address, and the day on which the invitation expires.' },
  ],
  criteria: [
    'The owner comes first; who the reader is, is said in words.',
    'Only the owner sees Invite, Remove and the open invitations; a co-instructor sees Leave.',
    'Each button names the person or the address that it concerns.',
    'Removing and leaving ask first and say what happens.',
    'After a person or an invitation is gone, the focus moves to the next one, or to Invite.',
    'A wrong address is named beside its field, and what is typed stays.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves from button to button' }],
};
