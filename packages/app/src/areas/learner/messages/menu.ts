import { defineMessages } from '@digiken/ui/messages-provider';

/** Labels of the menus of the learners' console. */
export const learnerMenuMessages = defineMessages('learner-menu', {
  main: 'Main',
  learning: 'Learning',
  communication: 'Communication',
  settings: 'Settings',
  home: 'Home',
  dashboard: 'Dashboard',
  courses: 'Courses',
  myCourses: 'My Courses',
  liveClasses: 'Live Classes',
  live: 'Live Classes',
  quizzes: 'Quizzes',
  certificates: 'Certificates',
  hubs: 'Hubs',
  messages: 'Messages',
  aiSupport: 'AI Support',
});
