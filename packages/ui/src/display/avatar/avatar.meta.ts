import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Avatar',
  group: 'display',
  status: 'beta',
  forwards: 'the root',
  purpose: "A person's picture.",
  synonyms: ['profile picture', 'user picture'],
  use: {
    when: ['A picture next to a person’s name: a message, a member, a menu.'],
    not: [
      'A course is shown: use CourseCover.',
      'The picture is the only sign of who it is: write the name.',
    ],
  },
  anatomy: [{ part: 'avatar', is: 'The picture in its round frame, or a figure where there is none.' }],
  criteria: [
    'A missing or broken picture gives way to the initial of the first name, a missing name to a neutral figure.',
    'It is hidden from screen readers next to the name, and named when it is alone.',
  ],
  wcag: ['1.1.1', '1.4.3', '1.4.5'],
  interactive: false,
  keyboard: [],
};
