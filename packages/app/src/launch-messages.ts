import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the page that finishes a launch from a learning platform. */
export const launchPageMessages = defineMessages('launch-page', {
  checking: 'Opening Digiken',
  signIn: 'Log in once',
  link: 'Link your account',
  choose: 'Choose content',
  chosen: 'Choose content',
  failed: 'Digiken did not open',
  keepAccount: 'Keep my account',
  coursesFailed: 'The courses could not be loaded. Check your connection and search again.',
});
