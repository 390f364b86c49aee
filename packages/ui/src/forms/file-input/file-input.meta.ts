import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FileInput',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'One file from the device.',
  synonyms: ['file picker'],
  use: {
    when: ['One file is sent together with a form.'],
    not: ['Files are sent as soon as chosen: use FileUpload.'],
  },
  anatomy: [
    { part: 'file-input', is: 'The native control.' },
    { part: 'label', is: 'Its name.' },
    { part: 'field-error', is: 'Why the file cannot be taken.' },
  ],
  criteria: [
    'It says beforehand which kinds and sizes are taken.',
    'An error says what to do, and names the control as invalid.',
    'It works by the native button, so by every input device.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Enter, Space', does: "Opens the device's file chooser" },
  ],
};
