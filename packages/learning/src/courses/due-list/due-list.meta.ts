import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'DueList',
  group: 'courses',
  status: 'beta',
  purpose: 'What a learner has a date for: quizzes, classes and courses, with the day.',
  synonyms: ['deadlines', 'agenda'],
  use: {
    when: ['A learner’s first page, with up to three things that have a date.'],
    not: ['All quizzes with their rules: use QuizList.', 'Tasks of an instructor: use TaskList.'],
  },
  anatomy: [
    { part: 'due-list', is: 'The card: heading and list.' },
    { part: 'date-tile', is: 'The day, for the eyes; the text says it, too.' },
  ],
  criteria: [
    'Each item says its date and time as text; a class that is open says so.',
    'The whole row can be pressed; its link is named by kind and title.',
    'What is today shows its time in the tile.',
    'It is not shown without items.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from item to item' },
    { keys: 'Enter', does: 'Opens the item' },
  ],
};
