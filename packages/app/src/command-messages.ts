import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the command palette, which loads when it is first opened. */
export const commandMessages = defineMessages('commands', {
  label: 'Search pages, courses, lessons, people and settings',
  pages: 'Pages',
  home: 'Home',
  notes: 'Notes and bookmarks',
  downloads: 'My downloads',
  receipts: 'Receipts',
  earnings: 'Earnings',
  payouts: 'Payouts',
  courses: 'Your courses',
  foundCourses: 'Courses',
  foundLessons: 'Lessons',
  people: 'People',
  settings: 'Settings',
  lightTheme: 'Switch to light theme',
  darkTheme: 'Switch to dark theme',
  signOut: 'Sign out',
  onThisDevice: 'Units on this device',
  needsConnection: 'Needs a connection',
});
