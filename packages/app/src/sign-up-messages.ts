import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the sign-up page alone: the other public pages do not carry them. */
export const signUpMessages = defineMessages('sign-up-page', {
  closedTitle: 'Sign-up is closed',
  closed: 'New accounts are not being made at the moment. If you have one already, you can log in as always.',
  signIn: 'Log in',
});
