import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HubPictures',
  group: 'hubs',
  status: 'beta',
  purpose: 'Logo and banner of a hub.',
  synonyms: ['branding', 'cover', 'header image'],
  use: {
    when: ['A hub administrator gives the hub a face.'],
    not: ['The cover of a course: use CourseEditorScreen.', 'A person’s picture: use ProfileForm.'],
  },
  anatomy: [
    { part: 'hub-pictures', is: 'The whole.' },
    { part: 'file-upload', is: 'Takes a picture; it is uploaded at once.' },
    { part: 'slider', is: 'Which part of the banner is shown.' },
  ],
  criteria: [
    'The banner has a description, or its administrator says that it is decoration; one of both is required.',
    'The banner is shown as it is cut on the hub’s page; no text is placed on it.',
    'Removing asks first; then the focus is on the file field of the same picture.',
    'A failure is said and announced; the picture and what was typed stay.',
  ],
  wcag: ['1.1.1', '1.4.10', '2.1.1', '2.4.3', '2.5.7', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the files, the fields and the buttons' },
    { keys: 'Left, Right', does: 'Moves the part of the banner that is shown' },
    { keys: 'Escape', does: 'Closes the question; focus returns to its button' },
  ],
};
