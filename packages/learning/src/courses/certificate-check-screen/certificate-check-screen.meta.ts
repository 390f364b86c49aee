import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CertificateCheckScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'Tells anyone who has the number of a certificate whether it is real and still valid.',
  synonyms: ['verify certificate', 'credential check'],
  use: {
    when: ['The link or the QR code of a certificate was followed.'],
    not: ['For the learner whose certificate it is: CertificateScreen.'],
  },
  anatomy: [
    { part: 'certificate-verdict', is: 'The answer: the heading and one sentence' },
    { part: 'certificate-facts', is: 'Who, what, when, what it took, and the number' },
    { part: 'certificate-paper', is: 'The certificate as a picture' },
  ],
  criteria: [
    'The verdict is the heading, in words, and comes before everything else.',
    'A withdrawn certificate says when and why; a replaced one leads to its successor.',
    'Without a certificate there is only the form; an empty number is refused beside the field.',
    'On phones the order is verdict, actions, picture, facts.',
    'The reason has the language of its words.',
  ],
  wcag: ['1.3.1', '1.3.2', '1.4.1', '1.4.10', '2.1.1', '3.1.2', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through actions, the course and the field' },
    { keys: 'Enter', does: 'In the field: checks the number' },
  ],
};
