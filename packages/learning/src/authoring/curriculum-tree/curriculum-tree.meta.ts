import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CurriculumTree',
  group: 'authoring',
  status: 'beta',
  purpose: 'The units of a course with their lessons and quizzes, as their author orders and extends them.',
  use: {
    when: ['An author orders, renames, adds and removes what is in a course.'],
    not: ['Learners read the contents: use CourseOutline.', 'Any other flat list: use ReorderableList.'],
  },
  anatomy: [
    { part: 'curriculum-tree', is: 'The heading with its totals, the units, and the way to add one.' },
    {
      part: 'curriculum-unit',
      is: 'One unit: its line, its rows while it is unfolded, and the ways to add to it.',
    },
    { part: 'curriculum-row', is: 'A lesson or a quiz: number, kind, title, facts, state, up, down, menu.' },
    { part: 'curriculum-moved', is: 'Where the last moved item is now, with Undo.' },
  ],
  criteria: [
    // A tree widget has one tab stop and takes over the arrow keys, so that links, buttons and menus in its rows are
    // out of reach for most screen readers. Nested lists keep them all, and still say "list of 4" and the level.
    'Units and rows are nested lists with native buttons and links, not a tree widget, so that screen readers reach every control of a row.',
    'A row moves by its arrow buttons, by Alt with an arrow key from any of its controls, and by its menu. A lesson at the end of a unit moves on into the next one.',
    'After a move the focus is on the same control of the same row, and the new place is announced once and shown with Undo.',
    'A quiz of a lesson moves with the lesson, and says so instead of showing arrows.',
    'If a move cannot be saved, the saved order is shown again with the reason.',
    'Kind and state are told by words, not by colour or icon alone.',
    'Units and lessons are added by title where they will be; the new row gets the focus.',
    'Nothing is removed without confirmation; afterwards the focus is on the next row.',
    'In a narrow space, arrows are shown on the moved row only; all others move by their menu.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '2.5.7', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the title, the arrows and the menu of each row' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On any control of a row or unit: moves it' },
    { keys: 'Enter', does: 'In a new title: adds it. On a title: opens its editor' },
    { keys: 'Escape', does: 'In a new title: closes it without adding' },
  ],
};
