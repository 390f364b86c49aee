import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseFinishedScreen',
  group: 'courses',
  status: 'beta',
  purpose:
    'What a learner has at the end of a course: the certificate, or what is missing, and the next course.',
  synonyms: ['Course completed', 'Congratulations'],
  use: {
    when: ['The learner has done all lessons of a course.'],
    not: ['A course with lessons to do: use CourseScreen.', 'A certificate alone: use CertificateScreen.'],
  },
  anatomy: [
    { part: 'course-finished-screen', is: 'The whole body.' },
    { part: 'finish-scene', is: 'What was done, with the certificate.' },
    { part: 'what-now', is: 'The missing step, or the next course.' },
    { part: 'finished-to-do', is: 'What is done and open until the certificate.' },
  ],
  criteria: [
    'The page begins with what was done; its title gets the focus.',
    'A certificate comes with its number, its page and its PDF, before the next course.',
    'While something is missing, the missing step comes first, then the list of what is done and open, in words.',
    'There is one main button at a time: the certificate, or the missing step.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from the certificate to its PDF and the next course' },
    { keys: 'Enter', does: 'Opens them' },
  ],
};
