import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnitScreen',
  group: 'courses',
  status: 'beta',
  purpose: 'One unit: what it is about, what it takes, and its lessons.',
  use: {
    when: ['One unit: what it is about, what it takes, its lessons.'],
    not: ['The whole course: use CourseScreen.'],
  },
  anatomy: [
    { part: 'unit-screen', is: 'The whole body.' },
    { part: 'buy-card', is: 'Buys this unit, if it is not owned.' },
    { part: 'lesson-lines', is: 'The lessons.' },
    { part: 'progress', is: 'How far one is.' },
    { part: 'nav', is: 'The units before and after.' },
  ],
  criteria: [
    'Locked lessons are explained; a unit that is not owned has its own purchase card with this unit chosen, and a link to the other units.',
    'Of a locked lesson it says the name, what its unit teaches and that it opens with the unit; nothing of its text.',
    'Previous and next units are named.',
  ],
  wcag: ['1.3.1', '2.4.4', '2.4.8'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through the action, the lessons and the neighbours' }],
};
