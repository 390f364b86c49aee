import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseCover',
  group: 'courses',
  status: 'beta',
  purpose: "A course's picture, or hills drawn from its title where there is none.",
  use: {
    when: ['A course is shown by a picture, its own or one drawn from its title.'],
    not: ['A person: use Avatar.', 'A picture that says something: it needs words of its own.'],
  },
  anatomy: [
    { part: 'course-cover', is: 'The frame in a fixed proportion.' },
    { part: 'img', is: 'The picture, where there is one.' },
    { part: 'svg', is: 'Hills, where there is none.' },
  ],
  criteria: [
    'The same title always gives the same drawing, on the server and in the browser.',
    'It is hidden from assistive technology: the title is next to it.',
    'A picture that fails to load is replaced by the drawing without moving anything.',
    'It uses no style attribute, so it works with a strict Content-Security-Policy.',
  ],
  wcag: ['1.1.1'],
  interactive: false,
  keyboard: [],
};
