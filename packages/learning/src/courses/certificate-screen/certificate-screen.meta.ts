import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CertificateScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'A learner’s certificate with what can be done with it: its files, its badge and its results.',
  use: {
    when: ['A learner opens one of their certificates.'],
    not: ['For anyone else: CertificateCheckScreen.'],
  },
  anatomy: [
    { part: 'certificate', is: 'The certificate, which prints alone' },
    { part: 'certificate-badge', is: 'The badge and its files; only while it is valid' },
    { part: 'certificate-results', is: 'The required quizzes with their scores' },
  ],
  criteria: [
    'The download is the main action; a replaced certificate leads to its successor instead.',
    'A certificate that is not valid offers neither badge nor LinkedIn.',
    'A course without required quizzes says so.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through the links of the certificate, then to its files' }],
};
