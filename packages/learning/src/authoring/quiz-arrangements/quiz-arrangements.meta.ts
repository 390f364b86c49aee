import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizArrangements',
  group: 'authoring',
  status: 'beta',
  purpose: 'The learners with other times for a quiz, and the dialog that sets them.',
  use: {
    when: ['An instructor gives a learner another day, more time or more attempts in one quiz.'],
    not: ['What a learner needs in every quiz: use AccommodationForm.'],
  },
  anatomy: [
    { part: 'quiz-arrangements', is: 'The list and its main button.' },
    { part: 'arrangement-form', is: 'The fields of one learner.' },
  ],
  criteria: [
    'Each learner has what differs from the rules for everybody; those rules are shown above the list.',
    'A learner is found by name; an entry that exists names its learner and cannot move to another one.',
    'A wrong date or number is named at its field, and what was typed stays.',
    'Removing asks first; the focus moves to the next learner, or to the button that adds one.',
    'Removing is announced. Saving closes the dialog; the parent shows what happened, in a toast.',
  ],
  wcag: ['1.3.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the learners and their buttons' },
    { keys: 'Enter', does: 'Opens the dialog, saves' },
    { keys: 'Escape', does: 'Closes the dialog' },
  ],
};
