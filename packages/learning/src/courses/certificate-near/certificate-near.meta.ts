import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CertificateNear',
  group: 'courses',
  status: 'beta',
  purpose: 'Courses on the way to their certificates, and what is left to do in each.',
  use: {
    when: ['Above a learner’s certificates.', 'On a dashboard, for the nearest one.'],
    not: ['For a certificate that was issued: CertificateCard.'],
  },
  anatomy: [{ part: 'certificate-near', is: 'The section with its heading and list' }],
  criteria: [
    'What is left is said in lessons and quizzes, not in percent.',
    'The only link of a course is its title.',
    'A finished course says that its certificate is being issued.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from course to course' },
    { keys: 'Enter', does: 'Opens the course' },
  ],
};
