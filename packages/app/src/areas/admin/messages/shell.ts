import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the frame, the dashboard, the quiet lists and the log. */
export const shellMessages = defineMessages('admin-shell', {
  administrator: 'Administrator',
  contentManager: 'Content Manager',

  dashboard: 'Dashboard',
  dashboardIntro: 'How the site is doing, and what is waiting for you.',
  people: 'People',
  peopleHint: '{learners} learning, {instructors} teaching',
  courses: 'Courses',
  inReview: 'Waiting for review',
  hubs: 'Hubs',
  enrolments: 'Enrolments',
  openTickets: 'Open help requests',
  openReports: 'Reported messages',
  byWeek: 'Sign-ups and enrolments by week',
  signUps: 'Sign-ups',
  topCourses: 'Courses with the most learners',
  learnersUnit: 'learners',
  newestActs: 'Newest acts',
  newestActsLabel: 'Newest administrative acts',
  noActs: 'Nobody has changed anything yet.',
  seeAudit: 'See the whole log',
});

export const auditMessages = defineMessages('admin-audit', {
  title: 'Audit log',
  intro: 'Every administrative act, with the names as they were then.',
  label: 'Administrative acts',
  filter: 'Filter the log',
  about: 'About',
  everything: 'Everything',
  what: 'What happened',
  detail: 'Details',
  when: 'When',
  entry: '{actor} {action} {name}',
  somebody: 'Somebody',
  empty: 'Nothing has happened yet',
  emptyText: 'What administrators and content managers change is written down here.',

  person: 'People',
  course: 'Courses',
  category: 'Categories',
  hub: 'Hubs',
  enrolment: 'Enrolments',
  ticket: 'Help requests',
  report: 'Reported messages',
  settings: 'Settings',
});
