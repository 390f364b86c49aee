import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'InvitationImport',
  group: 'hubs',
  status: 'beta',
  purpose: 'Invites many people to a hub by a file, after a report on each of its lines.',
  synonyms: ['CSV', 'bulk invite', 'upload people'],
  use: {
    when: ['A hub administrator has a list of people in a file.'],
    not: ['One link for many people: use HubSettingsForm.'],
  },
  anatomy: [
    { part: 'invitation-import', is: 'The file, or the report.' },
    { part: 'file-upload', is: 'Takes the file; it is checked at once.' },
    { part: 'invitation-report', is: 'Figures, the buttons, and the lines with their results.' },
  ],
  criteria: [
    'Nothing is sent before the report was read and the number of invitations confirmed.',
    'Each line of the file is listed with its number and its result in words; results can be filtered.',
    'Only lines that are ready are sent; the button names their number.',
    'New cohorts are named before they are made.',
    'While invitations are sent, progress is shown, and the page can be left.',
    'A failure to send or to download is said and announced; the report stays.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.4', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the buttons, the filter and the pages' },
    { keys: 'Enter, Space', does: 'Presses a button' },
    { keys: 'Escape', does: 'Closes the question; focus returns to its button' },
  ],
};
