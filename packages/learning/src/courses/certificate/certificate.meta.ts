import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Certificate',
  group: 'courses',
  status: 'beta',
  purpose: 'A certificate to look at, to print, and to read as text from top to bottom.',
  use: {
    when: [
      'A learner looks at one of their certificates, or prints it.',
      'A third party verifies a certificate on the public page.',
    ],
    not: [
      'In a list of certificates: use CertificateCard from the same entry.',
      'For what is not finished yet: use ProgressBar.',
    ],
  },
  anatomy: [
    { part: 'callout', is: 'That it was withdrawn and why, or that it is being prepared' },
    { part: 'certificate-paper', is: 'The certificate as a picture' },
    { part: 'badge', is: 'Whether it holds, in one word' },
    { part: 'h2', is: '“Certificate of completion”, which names the article' },
    { part: 'certificate-learner', is: 'Whose it is' },
    { part: 'certificate-course', is: 'What they completed' },
    { part: 'certificate-number', is: 'The number, in the shape XX-YYYYMMDD-abcd-hex8' },
    { part: 'certificate-address', is: 'On paper: the address where it can be checked' },
    { part: 'certificate-actions', is: 'What can be done with it; not on the paper' },
  ],
  criteria: [
    'Read as text it is a sentence: title, learner, “has completed the course”, course, date, number, where to check it.',
    'Its status (valid, withdrawn, being prepared) is given in words; a withdrawn one says so first, with the reason.',
    'Without being issued it shows no number and no date.',
    'It prints alone on one page, black on white in every theme, with the verification address written out.',
    'The date is the same for everybody.',
    'Long names wrap at 320 px; nothing is cut off.',
    'The reason of the withdrawal has the language of its words.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.1', '1.4.5', '1.4.10', '2.1.1', '2.4.4', '3.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the link that checks it, then to the actions' },
    { keys: 'Enter', does: 'Opens the public page of this certificate' },
  ],
};
