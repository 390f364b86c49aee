import { defineMessages } from '@digiken/ui/messages-provider';

/** Words of roles and states, shared by lists, filters and facts. */
export const termMessages = defineMessages('admin-terms', {
  user: 'Learner',
  tutor: 'Instructor',
  hub: 'Hub administrator',
  sudo: 'Content manager',
  admin: 'Administrator',

  active: 'Active',
  deactivated: 'Deactivated',
  cancelled: 'Cancelled',

  open: 'Open',
  answered: 'Answered',
  closed: 'Closed',
  dismissed: 'Dismissed',
  removed: 'Removed',

  help: 'Help request',
  barrier: 'Barrier report',
  account: 'Account',
  courses: 'Courses',
  payment: 'Payment',
  hubs: 'Hubs',
  teaching: 'Teaching',
  'something-else': 'Something else',

  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',

  yes: 'Yes',
  no: 'No',
  all: 'All',
});
