import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'AuthoredQuizList',
  group: 'authoring',
  status: 'beta',
  purpose:
    'The quizzes of a lesson, a unit or a course, as their author sees them, and how a new one begins.',
  use: {
    when: ['In the editors of a course, a unit and a lesson.'],
    not: ['For learners: use QuizList.'],
  },
  anatomy: [
    { part: 'authored-quiz-list', is: 'The list and the button.' },
    { part: 'form', is: 'Title and place of a new quiz, in a dialog.' },
  ],
  criteria: [
    'Each quiz says where it stands, how many questions and points it has, and whether it counts.',
    'A quiz without questions says so: learners cannot take it.',
    'A new quiz needs a title and a place; the places that a quiz can have are named.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.3', '3.3.1', '3.3.2'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves through the quizzes, then to the button' },
    { keys: 'Enter', does: 'In the dialog: adds the quiz' },
  ],
};
