import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CertificatePaper',
  group: 'courses',
  status: 'beta',
  purpose: 'A picture of a certificate beside the text that says the same.',
  use: {
    when: ['A page that says everything on the certificate as text.'],
    not: ['Nothing else on the page says it: Certificate.'],
  },
  anatomy: [
    { part: 'certificate-paper', is: 'The picture with its description' },
    { part: 'certificate-paper-name', is: 'Whose it is' },
    { part: 'certificate-hills', is: 'Scenery below all text' },
    { part: 'certificate-qr', is: 'The address of the public page' },
    { part: 'certificate-stamp', is: 'That it is not valid any more' },
  ],
  criteria: [
    'Screen readers hear one description, which says that the page has all of it as text.',
    'It has the colours of paper in every theme.',
    'A certificate that is not valid is faded and stamped with a word.',
    'Long names and titles are set smaller until they fit their boxes: a name of 60 letters has two lines of 70%.',
    'No text enters the hills.',
    'Its figures are those of the PDF.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
