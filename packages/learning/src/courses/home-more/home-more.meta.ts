import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'HomeMore',
  group: 'courses',
  status: 'beta',
  purpose: 'The home page below its courses: how it works, subjects, the certificate, and a lesson to try.',
  use: {
    when: ['Below the courses of HomeScreen. Its code can load after the page.'],
    not: ['Anywhere else.'],
  },
  anatomy: [
    { part: 'step-picture', is: 'A drawing of each of the three steps; decorative.' },
    { part: 'course-cover', is: 'The picture of a subject; decorative.' },
    { part: 'certificate-paper', is: 'An example; decorative.' },
    { part: 'home-try', is: 'A free lesson, or the free courses.' },
  ],
  criteria: [
    'All but the subjects and the free lesson can be rendered before any data is there.',
    'Subjects without courses are left out; a subject without a picture has a drawing.',
    'It claims only what is true: no number of people, and no voice without consent.',
    'One main button: the free lesson, or the free courses if none is known.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.3', '1.4.10', '2.1.1', '2.4.4', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links' },
    { keys: 'Enter', does: 'Follows the link' },
  ],
};
