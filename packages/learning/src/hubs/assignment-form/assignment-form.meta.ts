import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AssignmentForm',
  group: 'hubs',
  status: 'beta',
  purpose: 'Assigns a course to a hub or some of its cohorts, or changes the dates of an assignment.',
  synonyms: ['deadline', 'due date', 'homework'],
  use: {
    when: ['A hub administrator gives members a course to do, with or without a date.'],
    not: ['A quiz has its own dates: use QuizSettingsForm.'],
  },
  anatomy: [
    { part: 'assignment-form', is: 'The whole.' },
    { part: 'audience-field', is: 'The whole hub, or some cohorts.' },
    { part: 'callout', is: 'How many seats a paid course has left.' },
  ],
  criteria: [
    'It says how many people an assignment reaches, and that members who join later get it too.',
    'For a paid course it says how many seats are free before anything is assigned, and where to buy more.',
    'The due date is a day, a number of days after joining, or none; the time zone of the day is named.',
    'A due date that is missing, has passed or is before the start is named at its field; what was typed stays.',
    'An assignment that exists keeps its course and its audience; its dates and note can be changed.',
  ],
  wcag: ['1.3.1', '2.1.1', '3.3.1', '3.3.2', '3.3.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the fields to the button' },
    { keys: 'Up, Down', does: 'Chooses whom it is for and when it is due' },
    { keys: 'Enter', does: 'Assigns the course' },
  ],
};
