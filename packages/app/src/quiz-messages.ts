import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages about quizzes. */
export const quizPageMessages = defineMessages('quiz-pages', {
  quizzes: 'Quizzes',
  intro: 'The quizzes of your courses. What closes first comes first.',
  quiz: 'Quiz',
  quizOf: 'Quiz: {title}',
  ofLesson: 'Quizzes of this lesson',
  beforeLesson: 'Quizzes before this lesson',
  filter: 'Filter the quizzes',
  show: 'Show',
  all: 'All quizzes',
  due: 'Not started',
  'in-progress': 'In progress',
  done: 'Done',
  filteredNone: 'No quizzes here',
  filteredNoneText: 'None of your quizzes is in this state.',
  none: 'You have no quizzes yet',
  noneText: 'Lessons with a quiz show it here as soon as you own their unit.',
  myCourses: 'My courses',
  yourAttempts: 'Your attempts',
});
