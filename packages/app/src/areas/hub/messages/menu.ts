import { defineMessages } from '@digiken/ui/messages-provider';

/** Labels of the menus of a hub's console. */
export const hubMenuMessages = defineMessages('hub-menu', {
  hub: 'Hub',
  people: 'People and courses',
  communication: 'Communication',
  home: 'Home',
  dashboard: 'Dashboard',
  members: 'Members',
  requests: 'Requests',
  invitations: 'Invitations',
  cohorts: 'Cohorts',
  assignments: 'Assignments',
  announcements: 'Announcements',
  liveClasses: 'Live Classes',
  messages: 'Messages',
  profile: 'Profile',
  settings: 'Settings',
});
