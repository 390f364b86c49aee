import { defineMessages } from '../../foundations/lib/define-messages';

export const sessionExpiryWarningMessages = defineMessages('session-expiry-warning', {
  title: 'Are you still there?',
  text: 'You will be signed out in {time}, to keep your account safe. Nothing that you typed is lost if you stay.',
  minutes: { one: '{count} minute', other: '{count} minutes' },
  seconds: { one: '{count} second', other: '{count} seconds' },
  both: '{minutes} {seconds}',
  left: '{time} left',
  stay: 'Stay signed in',
  staying: 'One moment…',
  signOut: 'Sign out now',
  stayed: 'You are still signed in.',
  failed: 'Something went wrong. Please try again.',
});
