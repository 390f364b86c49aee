import { defineMessages } from '@digiken/ui/messages-provider';

/** Every user-facing text of the app itself; the components bring their own. */
export const appMessages = defineMessages('app', {
  titleOf: '{page} – Digiken',
  loading: 'Loading...',
  loadingCourses: 'Loading courses...',
  loadingCourse: 'Loading the course...',
  loadingUnit: 'Loading the unit...',
  loadingLesson: 'Loading the lesson...',
  loadingSearch: 'Loading search...',
  loadingHelpDesk: 'Loading the help desk...',
  loadingConsole: 'Loading your console...',
  loadingDashboard: 'Loading your dashboard...',
  loadingMyCourses: 'Loading your courses...',
  loadingSettings: 'Loading your settings...',
  loadingProfile: 'Loading your profile...',
  verifyingAccess: 'Verifying access...',

  notAuthorised: 'You are not authorized to view this page',
  lookupFailed: 'We could not load your account. Please log in again.',
  signedOut: 'Logged out successfully',
  signOutFailed: 'Error during logout',

  offline: 'You seem to be offline. Check your connection and try again.',
  unavailable: 'Our servers are not answering at the moment. Please try again later.',
  unexpected: 'Something went wrong on our side. Please try again.',

  enrolled: 'You are enrolled. Your lessons are ready.',
  avatarSaved: 'Your picture is saved',
  avatarRemoved: 'Your picture is removed',
  sessionRevoked: 'That device is signed out',

  crumbCourses: 'Courses',
  crumbMyCourses: 'My courses',
});

/** The title of each page; their descriptions stand in routes/prerendered.ts. */
export const pageMessages = defineMessages('pages', {
  home: 'Digiken – learning that is open to everybody',
  courses: 'Courses',
  about: 'About us',
  accessibility: 'Accessibility',
  helpDesk: 'Help desk',
  signIn: 'Log in',
  signUp: 'Sign up',
  forgotPassword: 'Forgot your password?',
  resetPassword: 'Choose a new password',
  verifyEmail: 'Verify your email address',
  search: 'Search',
  searchFor: 'Search: {text}',
  course: 'Course',
  unit: 'Unit',
  lesson: 'Lesson',
  dashboard: 'Dashboard',
  myCourses: 'My courses',
  settings: 'Settings',
  profile: 'Edit profile',
  notFound: 'Page not found',
});
