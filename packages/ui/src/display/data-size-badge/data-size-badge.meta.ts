import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataSizeBadge',
  group: 'display',
  status: 'beta',
  purpose: 'What something weighs, said before it is opened, so that nobody’s data bundle is surprised.',
  use: {
    when: [
      'Beside the way into something that loads: a lesson, a video, a recording, a download.',
      'With `saver` where the data saver holds back what is heavy until it is asked for.',
    ],
    not: [
      'Within a sentence: take DataSize.',
      'For a file that somebody uploads: FileUpload says its size itself.',
    ],
  },
  anatomy: [
    { part: 'data-size-badge', is: 'The whole; `data-weight` says light, medium or heavy' },
    { part: 'svg', is: 'A picture of what most of it is, or of its weight; decorative' },
    { part: 'badge', is: 'The size, “to load” for screen readers, and the words' },
  ],
  criteria: [
    'The size is followed by “to load” for screen readers, who do not see where the badge stands.',
    'Light (under 500 KB), medium (under 5 MB) and heavy are said in words; colour and picture only help.',
    'A size never breaks between number and unit.',
    'With the data saver on it says that nothing is loaded before it is asked for.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
