import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of /admin/settings. */
export const settingsMessages = defineMessages('admin-settings', {
  title: 'Settings',
  intro: 'Settings of the whole site and of your own account.',
  site: 'The site',
  readOnly: 'Only administrators can change these settings.',
  signUp: 'Sign-up',
  signUpOpen: 'People can create an account',
  signUpHint: 'Existing users can still sign in',
  trust: 'Edits of published courses',
  trustOn: 'Published at once',
  trustOff: 'Published after a review',
  trustInstructors: 'Trust approved instructors',
  trustHint: 'Their edits of published courses are published at once. First publications are still reviewed.',
  open: 'Open to everyone',
  shut: 'Closed',
  supportEmail: 'Email address of the help desk',
  supportHint: 'Gets a copy of every help request. If empty, requests are listed only under Help requests.',
  notice: 'Notice',
  noticeHint: 'Shown on top of every console page until you clear it.',
  social: 'Social links',
  socialHint:
    'The footer links to these addresses. They start with https://. An empty one leads to the about page.',
  facebook: 'Facebook',
  x: 'X',
  youtube: 'YouTube',
  linkedin: 'LinkedIn',
  save: 'Save the settings',
  saving: 'Saving…',
  own: 'Your account',
  profile: 'Your profile',
});
