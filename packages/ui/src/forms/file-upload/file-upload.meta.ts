import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'FileUpload',
  group: 'forms',
  status: 'beta',
  forwards: 'input',
  purpose: 'Sends files as soon as they are chosen, and tells how each one fares.',
  synonyms: ['dropzone', 'uploader'],
  use: {
    when: ['Files go at once and each needs its own progress, retry and removal.'],
    not: ['One file is sent with the form: use FileInput.'],
  },
  anatomy: [
    { part: 'file-upload', is: 'The place to choose or drop.' },
    { part: 'upload-row', is: 'One file: its progress, failure, and what can be done.' },
  ],
  criteria: [
    'It works by the native file chooser; dropping files is an extra, never the only way.',
    'A file that is too large, empty or of the wrong kind is refused at once, with what to do instead.',
    'Each file shows its progress in words and can be cancelled; a failed one can be tried again.',
    'Start, success and failure are announced; progress is not read out step by step.',
    'Focus is never lost when a button goes away.',
    'With a list from outside, files that are being sent or could not be sent survive the field: they are shown again with it.',
  ],
  wcag: ['1.3.1', '1.4.1', '2.1.1', '2.4.3', '2.5.7', '3.3.1', '3.3.3', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the chooser, then through the buttons of each file' },
    { keys: 'Enter, Space', does: "On the chooser: opens the device's own" },
  ],
};
