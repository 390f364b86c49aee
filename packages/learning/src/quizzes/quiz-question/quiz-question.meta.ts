import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizQuestion',
  group: 'quizzes',
  status: 'beta',
  purpose: 'One question of any of ten types, to answer or to read with its review.',
  use: {
    when: [
      'A quiz, an exercise in a lesson, or a self-test: wherever the server grades an answer.',
      'A review of an attempt: give `review`, and the controls become text to read.',
    ],
    not: [
      'A form about the person: take forms/radio-group, checkbox or text-input with their own labels.',
      'A poll without a grade: points and verdicts would mislead.',
    ],
  },
  anatomy: [
    {
      part: 'quiz-question',
      is: 'The fieldset: it carries the question as its name for every control in it.',
    },
    {
      part: 'legend',
      is: 'Holds the heading with number and prompt; the heading takes the focus when one goes to it.',
    },
    {
      part: 'quiz-option',
      is: 'A row for each option: the whole row is the label of a native radio or checkbox.',
    },
    { part: 'reorderable-list', is: 'Items to order, moved by buttons, keys, or dragging.' },
    { part: 'quiz-word-count', is: 'Words written, and what is missing or too many.' },
    { part: 'quiz-review', is: 'The server’s verdict in words and a picture, points, and feedback.' },
  ],
  criteria: [
    'Every type is a fieldset whose legend is the question; every control has its own name.',
    'The browser never knows what is right before the server sends a review.',
    'Matching and ordering work without dragging: native lists, and buttons up and down (WCAG 2.5.7).',
    'Invalid input (a text that is too long, a word for a number) is reported and kept, never cut.',
    'Texts have the direction of their language, or of their first letter.',
    'Options, items, gaps and feedback show formulas and emphasis; their controls are named by the words of the text.',
    'An answer that radios hold can be cleared.',
    'An essay’s word count is in sight all the time and spoken only when a limit is passed, after a pause in typing.',
    'A file that could not be sent stays chosen and is sent again by one press; what is stored can be removed.',
    'Feedback has the language of its words.',
    'A review says right, partly right, not right or waiting in words and a picture; feedback describes the group.',
    'A type whose code could not be loaded offers to try again; nothing answered elsewhere is lost.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '2.5.7', '3.1.2', '3.3.1', '4.1.2', '4.1.3'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves to the next control of the question' },
    { keys: 'Arrow keys', does: 'Among radios: moves and chooses; in a list of matches: chooses' },
    { keys: 'Space', does: 'Chooses an option, ticks or clears a box' },
    { keys: 'Enter, Space', does: 'On “Move … up” or “down”: moves the item' },
    { keys: 'Alt+ArrowUp, Alt+ArrowDown', does: 'On an item’s button: moves the item' },
  ],
};
