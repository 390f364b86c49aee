import type { ComponentMeta } from '../../lib/component-meta';

export const meta: ComponentMeta = {
  name: 'QuizList',
  group: 'quizzes',
  status: 'beta',
  purpose: 'Quizzes of a lesson or a learner: where the learner stands with each, and the one thing to do.',
  synonyms: ['test list', 'assessment list'],
  use: {
    when: ['The quizzes before and after a lesson.', 'The quizzes of a learner in a narrow window.'],
    not: ['One quiz with its rules: QuizScreen.', 'There is room for a table: DataTable.'],
  },
  anatomy: [
    { part: 'quiz-groups', is: 'Of a grouped list: sections with a heading each.' },
    { part: 'quiz-list', is: 'The list in one card; a row for each quiz.' },
    { part: 'date-tile', is: 'The closing day, for the eyes; the facts say it in words.' },
    { part: 'quiz-facts', is: 'Course, number of questions, time limit, closing time and attempts.' },
  ],
  criteria: [
    'Each quiz says in words whether it is due, in progress or done; the colour is never alone.',
    'The only link of a quiz is named after what it does and the quiz.',
    'A score is shown with the pass mark; without a visible score, nothing is claimed.',
    'A grouped list has headings: in progress, closing soon, each course, done. A row below its course does not repeat it.',
    'What is under way comes first, then what is due; at most one button is the main one, the most urgent.',
    'Closing time, attempts left and time limit are shown only where there are any.',
  ],
  wcag: ['1.3.1', '1.4.1', '1.4.10', '2.1.1', '2.4.4'],
  interactive: true,
  keyboard: [
    { keys: 'Tab', does: 'Moves from quiz to quiz' },
    { keys: 'Enter', does: 'Opens the quiz' },
  ],
};
