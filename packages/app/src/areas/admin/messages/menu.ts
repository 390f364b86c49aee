import { defineMessages } from '@digiken/ui/messages-provider';

/** Labels of the menus of the administrators' console. */
export const adminMenuMessages = defineMessages('admin-menu', {
  main: 'Main',
  more: 'More',
  dashboard: 'Dashboard',
  categories: 'Categories',
  users: 'Users',
  hubs: 'Hubs',
  courses: 'Courses',
  enrollments: 'Enrollments',
  messages: 'Messages',
  tickets: 'Help requests',
  transactions: 'Transactions',
  certificates: 'Certificates',
  liveClasses: 'Live Classes',
  audit: 'Audit log',
  settings: 'Settings',
});
