import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuestionStatistics',
  group: 'authoring',
  status: 'beta',
  purpose: 'How each question of a quiz did, with advice in words.',
  use: {
    when: ['An author wants to improve a quiz.'],
    not: ['The results of learners: use a table.'],
  },
  anatomy: [
    { part: 'question-statistics', is: 'The list of questions.' },
    { part: 'meter', is: 'The average mark.' },
  ],
  criteria: [
    'Each question says the average mark and how many chose each answer, in words and figures.',
    'Advice names what to look at, and the wrong answer that most chose.',
    'Before there are enough answers it says from when there is advice.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10'],
  interactive: false,
  keyboard: [],
};
