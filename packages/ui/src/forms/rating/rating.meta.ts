import type { ComponentMeta } from '../../foundations/lib/component-meta';

export const meta: ComponentMeta = {
  name: 'Rating',
  group: 'forms',
  status: 'beta',
  forwards: 'the root',
  purpose: 'How well something is rated, in stars and in words; RatingInput asks for a rating.',
  synonyms: ['stars', 'review score'],
  use: {
    when: [
      'The mean rating of a course is shown, with the number of ratings.',
      'A learner rates a course: use RatingInput.',
    ],
    not: [
      'A measured value has limits: use Meter.',
      'The steps have names of their own, such as “I disagree”: use RadioGroup.',
    ],
  },
  anatomy: [
    { part: 'rating', is: 'The stars and their text.' },
    { part: 'rating-text', is: 'The rating in words: “4.5 of 5, 120 ratings”.' },
    { part: 'rating-input', is: 'The fieldset around the stars that can be chosen.' },
    { part: 'input', is: 'A native radio under each star.' },
    { part: 'field-error', is: 'What is wrong with the answer.' },
  ],
  criteria: [
    'The rating is always text too; stars differ by their fill, not by colour alone.',
    'Stars show tenths, filled from the start of the line, also right to left.',
    'RatingInput is a group of native radios, one stop of Tab, each with a name such as “4 stars”.',
    'The choice is shown as text beside the stars, and in forced colours.',
    'Each star is a target of 44 px.',
    'The name is in the form data, and a reset restores the default.',
  ],
  wcag: ['1.1.1', '1.3.1', '1.4.1', '1.4.11', '2.1.1', '2.5.8', '3.3.1', '4.1.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves focus to the chosen star, or to the first' },
    { keys: 'Arrow keys', does: 'Move to the next or previous star and choose it' },
    { keys: 'Space', does: 'Chooses the focused star' },
  ],
};
