import { defineMessages } from '../../foundations/messages-provider/messages-provider';

export const verifyEmailMessages = defineMessages('verify-email-panel', {
  waitingTitle: 'Look in your inbox',
  waiting: 'We have sent a link to {email}. Open it, on this device or any other, and your account is ready.',
  waitingNoEmail: 'We have sent you a link. Open it, on this device or any other, and your account is ready.',
  waitingTip: 'It works for 24 hours. Nothing there after a few minutes? Look in the spam folder too.',
  checkingTitle: 'Checking your link…',
  checking: 'This takes a moment.',
  verifiedTitle: 'Your email address is confirmed',
  verified: 'Everything is ready for you.',
  continue: 'Go on to your courses',
  badTitle: 'This link no longer works',
  bad: 'A link works once, for 24 hours, and only the newest one counts.',
  badSignedOut:
    'A link works once, for 24 hours, and only the newest one counts. Log in to have a new one sent.',
  signedOutTitle: 'Log in to confirm your address',
  signedOut: 'Open the link in the mail that we sent you, or log in to have a new one sent.',
  signIn: 'Log in',
  resend: 'Send the link again',
  sending: 'Sending…',
  sentAgain: 'A new link is on its way. Only the newest one works.',
  wait: {
    one: 'You can send it again in {count} second.',
    other: 'You can send it again in {count} seconds.',
  },
});
