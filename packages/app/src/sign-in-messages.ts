import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of passkeys and two-step sign-in that the components do not bring themselves. */
export const signInStepMessages = defineMessages('sign-in-steps', {
  secondStep: 'One more step',
  secondStepIntro: 'Your password is right. Now show that it is you.',
  loading: 'Loading…',
  setUp: 'Secure your account',
  setUpIntro:
    'Your role needs two-step sign-in, so that a stolen password is not enough. Choose one of both ways.',
  codes: 'Codes from an app',
  passkeys: 'A passkey',
  signOut: 'Sign Out',
  cancelled: 'No passkey was used. Try again when you are ready.',
  known: 'This device has a passkey of your account already.',
  failed: 'The passkey did not work in this browser. Try again, or sign in with your password.',
});
