import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ClassSlides',
  group: 'live',
  status: 'beta',
  purpose: 'The slides of a live class: pictures with their text, in order.',
  use: {
    when: ['A host prepares a class.'],
    not: ['To show slides during a class: LiveRoom has them.'],
  },
  anatomy: [
    { part: 'class-slides', is: 'The whole.' },
    { part: 'reorderable-list', is: 'The slides, with buttons that move them.' },
  ],
  criteria: [
    'No slide is added without its text.',
    'Each button names its slide; the order is changed by buttons and keys.',
    'The size of each picture is shown; removing one is confirmed.',
  ],
  wcag: ['1.1.1', '1.3.1', '2.1.1', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the slides, their buttons, and the form' },
    { keys: 'Alt + Up, Alt + Down', does: 'Moves a slide' },
    { keys: 'Enter', does: 'Presses a button, adds the slide' },
  ],
};
