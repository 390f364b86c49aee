import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ProgressSegments',
  group: 'courses',
  status: 'beta',
  purpose: 'Progress in a course, with one segment a lesson.',
  use: {
    when: ['The progress of a course or a unit is told.'],
    not: ['Something else than lessons is counted: use ProgressBar.'],
  },
  anatomy: [{ part: 'progress-segments', is: 'The text, and the segments below it.' }],
  criteria: [
    'It says “n of m lessons done”, or what replaces it; segments are decoration.',
    'Over 24 lessons it is a plain bar.',
    'Done segments differ in lightness as well as in colour.',
  ],
  wcag: ['1.1.1', '1.4.1', '1.4.11'],
  interactive: false,
  keyboard: [],
};
