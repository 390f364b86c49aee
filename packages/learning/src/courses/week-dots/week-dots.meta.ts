import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'WeekDots',
  group: 'courses',
  status: 'beta',
  purpose: 'What a learner has done this week, day by day, and an optional goal.',
  synonyms: ['streak', 'weekly goal'],
  use: {
    when: ['A learner’s first page.'],
    not: ['Activity over months: use LineChart.', 'Comparing learners with each other.'],
  },
  anatomy: [
    { part: 'week-dots', is: 'The card: sentence, goal, seven days.' },
    { part: 'goal-form', is: 'Sets, changes or removes the goal.' },
  ],
  criteria: [
    'Each day says its name and its lessons; the mark differs in shape as well as in colour.',
    'Days without a lesson are told without blame, and a lost row of weeks is not mentioned.',
    'After saving, the focus is on the button that opened the form.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the button of the goal, and through its form' },
    { keys: 'Enter or Space', does: 'Opens the form; saves the goal' },
  ],
};
