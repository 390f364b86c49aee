import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Avatar',
  group: 'display',
  status: 'beta',
  purpose: "A person's picture.",
  use: {
    when: ['A person stands beside their name: a message, a member, a menu.'],
    not: [
      'A course is shown: take CourseCover.',
      'The picture is the only sign of who it is: write the name.',
    ],
  },
  anatomy: [{ part: 'avatar', is: 'The picture in its round frame, or a figure where there is none.' }],
  criteria: [
    'A missing or broken picture gives way to the initial of the first name, a missing name to a neutral figure.',
    'It is silent where the name stands beside it, and named where it stands alone.',
  ],
  wcag: ['1.1.1', '1.4.3', '1.4.5'],
  interactive: false,
  keyboard: [],
};
