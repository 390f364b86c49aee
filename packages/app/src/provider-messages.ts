import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the page that finishes a sign-in with a provider. */
export const providerPageMessages = defineMessages('provider-page', {
  checking: 'Log in',
  password: 'Link your account',
  otherProvider: 'Log in another way',
  signUp: 'Create your account',
  keepAccount: 'Keep my account',
  failed: 'You are not logged in',
  notLinked: 'Nothing was linked',
  toSignIn: 'Back to log in',
  toSettings: 'Back to your settings',
  onward: 'Go to your dashboard',
});
