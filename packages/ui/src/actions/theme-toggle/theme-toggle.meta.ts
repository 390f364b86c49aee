import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ThemeToggle',
  group: 'actions',
  status: 'beta',
  forwards: 'button',
  purpose: 'Switches the page between dark and light.',
  synonyms: ['dark mode'],
  use: {
    when: ['A header offers dark and light in one press.'],
    not: ['Contrast, text size and motion are chosen too: use DisplaySettings.'],
  },
  anatomy: [{ part: 'icon-button', is: 'One button; its name says which theme it changes to.' }],
  criteria: [
    'Its name says what a press will do, in both themes.',
    'The choice is kept and applied as a class on the page root.',
    'Text and picture of the page change at once, and the focus stays on the button.',
  ],
  wcag: ['1.4.11', '2.1.1', '2.5.8', '3.2.2', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to it' },
    { keys: 'Enter, Space', does: 'Switches the theme' },
  ],
};
