import { defineMessages } from '@digiken/ui/messages-provider';

/** Two-step sign-in in /admin/settings and on the page of a person. */
export const twoStepMessages = defineMessages('admin-two-step', {
  title: 'Who must use two-step sign-in',
  intro: 'A code from an app or a passkey, besides the password. Set it up for your own account first.',
  tutor: 'Instructors',
  hub: 'Hub administrators',
  admin: 'Administrators and content managers',
  required: 'Required',
  optional: 'Not required',
  graceDays: 'Days to set it up',
  graceHint:
    'From 0 to {most}. They count from the day on which you require it. Until then people see a notice.',
  daysMissing: 'Enter a number of days',
  save: 'Save the rules',
  saving: 'Saving…',
  person: 'Two-step sign-in',
  codesOn: 'Codes from an app are on. Passkeys: {passkeys}.',
  codesOff: 'Codes from an app are off. Passkeys: {passkeys}.',
  reset: 'Reset two-step sign-in',
  resetTitle: 'Reset the two-step sign-in of {name}?',
  resetText:
    'Their codes, recovery codes and passkeys are removed, and they are signed out everywhere. Make sure that it is really this person who asks. They get a mail.',
  resetReason: 'Why is it reset?',
  reasonHint: 'Kept in the audit log',
});
