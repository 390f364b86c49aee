import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataSizeBadge',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'Shows a download size before something is opened, so that users on a data bundle know the cost.',
  use: {
    when: [
      'Beside the way into something that loads: a lesson, a video, a recording, a download.',
      'With `saver` where the data saver delays heavy content until the user requests it.',
    ],
    not: ['Within a sentence: use DataSize.', 'For an uploaded file: FileUpload shows its size.'],
  },
  anatomy: [
    { part: 'data-size-badge', is: 'The whole; `data-weight` says light, medium or heavy' },
    { part: 'svg', is: 'A picture of what most of it is, or of its weight; decorative' },
    { part: 'badge', is: 'The size, “to load” for screen readers, and the words' },
  ],
  criteria: [
    'For screen readers the size is followed by “to load”, because the badge’s position is not spoken.',
    'Light (under 500 KB), medium (under 5 MB) and heavy are said in words; colour and picture only help.',
    'A size never breaks between number and unit.',
    'With the data saver on, it says that nothing is loaded until requested.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
