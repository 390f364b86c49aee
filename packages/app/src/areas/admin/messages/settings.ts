import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of /admin/settings. */
export const settingsMessages = defineMessages('admin-settings', {
  title: 'Settings',
  intro: 'What holds for the whole site, and how your own account looks and signs in.',
  site: 'The site',
  readOnly: 'Only administrators change these.',
  signUp: 'Sign-up',
  signUpOpen: 'People can create an account',
  signUpHint: 'Existing users can still sign in.',
  trust: 'Edits of published courses',
  trustOn: 'Published at once',
  trustOff: 'Published after a review',
  trustInstructors: 'Trust approved instructors',
  trustHint: 'Their edits of published courses are published at once. First publications are still reviewed.',
  open: 'Open to everybody',
  shut: 'Closed',
  supportEmail: 'Address of the help desk',
  supportHint: 'Gets a copy of every help request. Empty: requests show here only.',
  notice: 'Notice',
  noticeHint: 'Shows on top of every console until you empty it.',
  save: 'Save the settings',
  saving: 'Saving…',
  own: 'Your account',
  profile: 'Your profile',
});
