import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'TutorReportScreen',
  group: 'tutor',
  status: 'beta',
  purpose: 'What administrators see of the tutor: use, cost, ratings, flagged conversations and its limits.',
  use: {
    when: ['In the area of administrators.'],
    not: ['For the conversations of everybody: only flagged ones are shown.'],
  },
  anatomy: [
    { part: 'figures-screen', is: 'The page.' },
    { part: 'fact-strip', is: 'Questions, nothing found, helped, cost.' },
    { part: 'chart', is: 'Questions by day, with the table of the same numbers.' },
    { part: 'tutor-flagged', is: 'Flagged conversations: who, why, when, and whether somebody read them.' },
    { part: 'tutor-settings', is: 'Budgets, retention, and whether hints come first.' },
  ],
  criteria: [
    'Without a configured price the cost says so, and does not say 0.',
    'The list of flagged conversations shows no text of them; opening one says that it is recorded.',
    'A flagged conversation is read without actions, and marked as reviewed with a note.',
    'The settings of those who may not change them are facts, not a form that fails.',
    'An error of a setting stands at its field.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.6', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [{ keys: 'Tab', does: 'Moves through figures, list and settings' }],
};
