import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FinishScene',
  group: 'courses',
  status: 'beta',
  forwards: 'the root',
  purpose: 'The top of the page of a finished course: what was done, and the certificate.',
  synonyms: ['Course finished', 'Celebration'],
  use: {
    when: ['The learner has done the last lesson of a course.'],
    not: ['A list of certificates: use CertificateCard.', 'A finished unit: a toast says so.'],
  },
  anatomy: [
    { part: 'finish-scene', is: 'The section with its scenery.' },
    { part: 'morning-sun', is: 'The sun, which rises once.' },
    { part: 'h1', is: 'The title of the page.' },
    { part: 'certificate-paper', is: 'The certificate.' },
    { part: 'certificate-outline', is: 'Its outline, until it is issued.' },
  ],
  criteria: [
    'Its title is the h1 of the page and gets the focus; what was done is announced once, politely.',
    'The course stands as text in its own language, with one count of lessons.',
    'A quiz that is missing is named, and the certificate is an outline.',
    'A course without certificates shows none, and says nothing about one.',
    'A certificate that is not issued yet is an outline, and words say so.',
    'The sun rises in 450 ms, once; it stands still if motion is reduced.',
    'From 832 px of its own width it is at least 400 px high, with the certificate of 380 px at the side; below, the certificate of 310 px is under the text.',
    'The scenery is decoration, and hidden in forced colours.',
  ],
  wcag: ['1.1.1', '1.4.10', '2.3.3', '2.4.3', '2.4.6', '3.1.2', '4.1.3'],
  interactive: false,
  keyboard: [],
};
