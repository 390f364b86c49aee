import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TaskList',
  group: 'screens',
  status: 'beta',
  purpose: 'What waits for a person, first on the dashboard of a console.',
  synonyms: ['needs attention', 'to-do list', 'inbox'],
  use: {
    when: ['A dashboard begins, and somebody may have to decide or answer something.'],
    not: ['Messages that need no action: NotificationDrawer.'],
  },
  anatomy: [{ part: 'task-list', is: 'The card, named by its heading, with one row for each task.' }],
  criteria: [
    'The most urgent task is first, and only its button is the main one.',
    'Each row says what waits, why, and has one button, whose name has the task.',
    'Without tasks it says so in one sentence.',
    'At 320 px the button is below the text.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4', '2.4.6'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from button to button' },
    { keys: 'Enter', does: 'Opens what waits' },
  ],
};
