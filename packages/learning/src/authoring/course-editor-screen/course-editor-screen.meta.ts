import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseEditorScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a course is written: units, page, checklist, review.',
  use: {
    when: ['An instructor writes a course: units, page, checklist, review.'],
    not: ['One unit or lesson is written: take its own screen.'],
  },
  anatomy: [
    { part: 'course-editor-screen', is: 'The whole body.' },
    { part: 'add-by-title', is: 'A new unit by its title.' },
    { part: 'course-details-form', is: 'What the course’s page says.' },
    { part: 'publish-checklist', is: 'What is still needed.' },
  ],
  criteria: [
    'Units are added one after the other by typing and Enter, and put in order by keyboard.',
    'Nothing is removed without confirmation; a server error is shown in the dialog.',
    'The reviewer’s request comes first on the page.',
    'Details keep what was typed through every failure, say that they are not saved yet, and the browser asks before they are lost.',
    'Details that someone else saved meanwhile are shown beside what was typed; the author decides.',
    'A price is whole shillings; empty means the sum of the units, which is shown.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.3.1', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through units, the new title, details and checklist' },
    { keys: 'Enter', does: 'In the new title: adds the unit and waits for the next' },
    { keys: 'Ctrl+S', does: 'In the details: saves them (⌘S on a Mac)' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On a move button: moves the unit' },
  ],
};
