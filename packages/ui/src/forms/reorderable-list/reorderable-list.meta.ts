import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'ReorderableList',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'A list whose order a person decides: by buttons, by keys, or by dragging.',
  synonyms: ['drag and drop', 'sortable list'],
  use: {
    when: ['People decide an order: lessons of a unit, files.'],
    not: [
      'The order follows from a rule: offer a Select of orders.',
      'An answer of a quiz: use QuizQuestion.',
    ],
  },
  anatomy: [
    { part: 'reorderable-list', is: 'The list.' },
    { part: 'ol', is: 'The entries in their order.' },
    { part: 'button', is: 'Moves an entry up or down, beside dragging.' },
  ],
  criteria: [
    'Each item has a button up and a button down, named after the item; dragging is never the only way (WCAG 2.5.7).',
    'Alt with an arrow key moves the item of the button that has the focus; Alt with Home or End moves it to an end.',
    'After a move the focus is still on the same item’s button, and its new place is spoken: “Water, now 2 of 6”.',
    'Quick moves are sent one after another, the last order last; none is lost.',
    'If an order cannot be saved, the last saved order returns, and this is announced and shown.',
  ],
  wcag: ['1.3.1', '2.1.1', '2.4.3', '2.5.7', '2.5.8', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next button or link' },
    { keys: 'Enter, Space', does: 'Moves the item up or down' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On an item’s button: moves the item' },
    { keys: 'Alt+Home, Alt+End', does: 'On an item’s button: moves the item to the start or the end' },
  ],
};
