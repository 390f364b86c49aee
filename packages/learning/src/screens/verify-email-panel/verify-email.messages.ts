import { defineMessages } from '@digiken/ui/messages-provider';

export const verifyEmailMessages = defineMessages('verify-email-panel', {
  waitingTitle: 'Check your inbox',
  waiting: 'We have sent a link to {email}. Open it, on this device or any other, and your account is ready.',
  waitingNoEmail: 'We have sent you a link. Open it, on this device or any other, and your account is ready.',
  waitingTip: 'It works for 24 hours. Nothing after a few minutes? Check your spam folder too.',
  checkingTitle: 'Checking your link…',
  checking: 'This takes a moment.',
  verifiedTitle: 'Your email address is confirmed',
  verified: 'Everything is ready for you.',
  continue: 'Continue to your courses',
  goBack: 'Continue where you were',
  badTitle: 'This link no longer works',
  bad: 'A link works once, for 24 hours, and only the newest one counts.',
  confirmed: 'Have you confirmed your address already?',
  signedOutTitle: 'Log in to confirm your address',
  signedOut: 'Open the link in the email that we sent you, or log in to request a new one.',
  signIn: 'Log in',
  resend: 'Send the link again',
  resendNew: 'Send a new link',
  sending: 'Sending…',
  sentAgain: 'A new link is on its way. Only the newest one works.',
  sentIfNeeded:
    'If the link is from the last 7 days and your address is not confirmed yet, a new one is on its way.',
  wait: {
    one: 'You can send it again in {count} second.',
    other: 'You can send it again in {count} seconds.',
  },
});
