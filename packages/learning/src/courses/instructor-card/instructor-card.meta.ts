import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'InstructorCard',
  group: 'courses',
  status: 'beta',
  purpose: 'Who teaches a course.',
  use: {
    when: ['On a course’s page.'],
    not: ['In a line of facts: an Avatar and the name.'],
  },
  anatomy: [
    { part: 'instructor-card', is: 'Picture and text.' },
    { part: 'avatar', is: 'The picture or initial.' },
  ],
  criteria: [
    'The name is a heading.',
    'What is missing (headline, text, number of courses) is left out.',
    'The picture is decorative.',
    'What they do, and their text, have the language of their words.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.10', '3.1.2'],
  interactive: false,
  keyboard: [],
};
