import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'CourseEditorScreen',
  group: 'authoring',
  status: 'beta',
  purpose: 'Where a course is written: its curriculum, page, prices, cover, and the way to learners.',
  use: {
    when: ['An instructor writes a course: units, page, prices, cover, review.'],
    not: ['One unit or lesson is written: take its own screen.'],
  },
  anatomy: [
    { part: 'course-editor-screen', is: 'The title and the tabs.' },
    { part: 'save-bar', is: 'Whether it is saved, what learners do not see yet, and the next step.' },
    { part: 'curriculum-tree', is: 'Units, lessons and quizzes.' },
    { part: 'course-details-form', is: 'What the course’s page says.' },
    { part: 'course-price-form', is: 'The price of each unit, and of the whole.' },
    { part: 'read-only-prices', is: 'The same for a co-instructor.' },
    { part: 'publish-checklist', is: 'What is still needed.' },
  ],
  criteria: [
    'The five tabs keep what was typed in them while another one is shown.',
    'The bar below the tabs names the one next step; pressed too early, it opens the list of what is missing.',
    'In a review one notice says so, with what the author can do, and there is no bar: there is nothing to submit.',
    'Nothing is removed without confirmation; a server error is shown in the dialog.',
    'The reviewer’s request comes before the contents of the tab.',
    'Details save themselves a second after the last keystroke where no decision is needed; invalid ones wait without an interruption.',
    'Details keep what was typed through every failure, say that they are not saved yet, and the browser asks before they are lost.',
    'Details that someone else saved meanwhile are shown beside what was typed; the author decides.',
    'A price is whole shillings; empty means the sum of the units, which is shown.',
    'Prices that only the owner can change are shown as text, with the reason.',
    'The cover is shown as it is cut on the page, on a card and on a phone.',
    'What waits to be saved by itself is sent when the editor is left, unless it is discarded.',
    'The reasons of reviewers have the language of their words.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '2.4.6', '3.1.2', '3.3.1', '3.3.4'],
  interactive: true,
  keyboard: [
    { keys: 'ArrowLeft, ArrowRight', does: 'On a tab: shows the previous or next one' },
    { keys: 'Ctrl+S', does: 'In the details: saves them (⌘S on a Mac)' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'In the curriculum: moves the row' },
  ],
};
