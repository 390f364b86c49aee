import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the layout, the dashboard and the audit log. */
export const shellMessages = defineMessages('admin-shell', {
  administrator: 'Administrator',
  contentManager: 'Content Manager',

  dashboard: 'Dashboard',
  dashboardIntro: 'Figures for the site, and what needs your attention.',
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
  recentActivity: 'Recent activity',
  recentActivityLabel: 'Recent changes by administrators',
  noActivity: 'No activity yet',
  seeAudit: 'Open the audit log',
});

export const auditMessages = defineMessages('admin-audit', {
  title: 'Audit log',
  intro: 'Every change by an administrator, with the names at that time.',
  label: 'Changes by administrators',
  filter: 'Filter the log',
  about: 'About',
  everything: 'Everything',
  what: 'What happened',
  detail: 'Details',
  when: 'When',
  entry: '{actor} {action} {name}',
  somebody: 'A former user',
  summary: { one: '{count} change on this page', other: '{count} changes on this page' },
  empty: 'No activity yet',
  emptyText: 'Changes by administrators and content managers are listed here.',

  person: 'People',
  course: 'Courses',
  category: 'Categories',
  hub: 'Hubs',
  enrolment: 'Enrolments',
  ticket: 'Help requests',
  report: 'Reported messages',
  settings: 'Settings',
});
