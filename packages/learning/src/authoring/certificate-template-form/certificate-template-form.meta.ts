import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CertificateTemplateForm',
  group: 'authoring',
  status: 'beta',
  purpose: 'How the certificates of a course look, and whether they are issued.',
  use: {
    when: ['In the editor of a course.'],
    not: ['To look at a certificate: Certificate.'],
  },
  anatomy: [
    { part: 'form', is: 'The fields and the button' },
    { part: 'certificate-signature', is: 'The picture of the signature, if there is one' },
  ],
  criteria: [
    'Empty fields say what then holds: the instructor’s name, no end.',
    'A picture that is too large is refused beside its field, before anything is sent.',
    'Saving says that issued certificates stay as they are.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '2.1.1', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from field to field, then to the button' },
    { keys: 'Enter', does: 'In a text field: saves' },
  ],
};
