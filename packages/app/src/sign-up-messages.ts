import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts that only the sign-up page loads. */
export const signUpMessages = defineMessages('sign-up-page', {
  closedTitle: 'Sign-up is closed',
  closed: 'You cannot create an account at the moment. If you have one, you can still log in.',
  signIn: 'Log in',
});
