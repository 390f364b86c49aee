import { defineMessages } from '@digiken/ui/messages-provider';

/** Labels of the menus of the instructors' console. */
export const instructorMenuMessages = defineMessages('instructor-menu', {
  teaching: 'Teaching',
  work: 'Work',
  communication: 'Communication',
  dashboard: 'Dashboard',
  myCourses: 'My Courses',
  myLearners: 'My Learners',
  marking: 'Marking',
  questions: 'Questions',
  liveClasses: 'Live Classes',
  earnings: 'Earnings',
  messages: 'Messages',
  profile: 'Profile',
  settings: 'Settings',
});
