import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'PlatformForm',
  group: 'screens',
  status: 'beta',
  purpose: 'Registers a learning platform that links to this site by LTI 1.3, or changes one.',
  synonyms: ['LTI', 'tool registration', 'Moodle', 'Canvas'],
  use: {
    when: ['An administrator connects Moodle, Canvas or another platform.'],
    not: ['People sign in with a provider: that is a setting of the server.'],
  },
  anatomy: [
    { part: 'platform-form', is: 'The form.' },
    { part: 'text-input', is: 'Name, issuer, client ID and addresses, in the words of the standard.' },
    { part: 'text-area', is: 'Lists, one entry in each line.' },
    { part: 'select', is: 'The hub that people join.' },
  ],
  criteria: [
    'Fields have the names that platforms use, so that they can be copied one by one.',
    'An error of one line of a list is shown at its field.',
    'A failure moves the focus to the error summary; what was typed stays.',
    'A platform can be switched off without deleting it.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.6', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields' },
    { keys: 'Enter', does: 'In a field of one line: saves' },
  ],
};
