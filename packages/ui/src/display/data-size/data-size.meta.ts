import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DataSize',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A download size, so that users on a data bundle know the cost.',
  use: {
    when: ['Something will be downloaded: a lesson, a video, a file.'],
    not: ['The size should stand out next to a title: use DataSizeBadge.'],
  },
  anatomy: [{ part: 'data-size', is: 'The amount with its unit, in words for screen readers.' }],
  criteria: [
    'Decimal units; whole KB, MB with one digit.',
    'Number and unit never part at the end of a line.',
  ],
  wcag: ['1.3.1', '3.1.4'],
  interactive: false,
  keyboard: [],
};
