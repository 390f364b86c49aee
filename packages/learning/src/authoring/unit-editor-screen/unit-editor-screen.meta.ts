import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'UnitEditorScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a unit is written: its lessons in order, its title, summary and price.',
  use: {
    when: ['An instructor writes a unit: lessons, title, summary, price.'],
    not: ['The whole course: use CourseEditorScreen.'],
  },
  anatomy: [
    { part: 'unit-editor-screen', is: 'The whole body.' },
    { part: 'add-by-title', is: 'A new lesson by its title.' },
    { part: 'reorderable-list', is: 'The lessons in their order.' },
  ],
  criteria: [
    'Each lesson says what it weighs, whether it is free, and in words what it lacks.',
    'Lessons are added one after the other by typing and Enter, and put in order by keyboard.',
    'Nothing is removed without a question.',
    'A checkbox says whether the required quizzes count for the completion of the unit, and where a quiz is made required.',
    'A price is in whole shillings, and 0 is shown as free.',
    'Details that someone else saved meanwhile are shown beside what was typed; the author decides.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through lessons, the new title and the details' },
    { keys: 'Ctrl+S', does: 'In the details: saves them (⌘S on a Mac)' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On a move button: moves the lesson' },
  ],
};
