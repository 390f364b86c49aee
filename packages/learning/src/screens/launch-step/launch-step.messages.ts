import { defineMessages } from '@digiken/ui/messages-provider';

export const launchStepMessages = defineMessages('launch-step', {
  checking: 'Checking where you come from…',
  signInIntro:
    'An account with {email} exists already. Log in to it once, and {platform} brings you straight in from now on.',
  signIn: 'Log in to link it',
  signInHint: 'Is this not your account? Ask the help desk of {platform} to correct your email address.',
  linkIntro: 'You come from {platform} as {name}, and you are logged in here as {account} ({email}).',
  linkIntroNameless: 'You come from {platform}, and you are logged in here as {account} ({email}).',
  linkMeaning: 'Link both only if they are yours: whoever comes as this person can then open your account.',
  linkSubmit: 'Yes, link both',
  linkBusy: 'Linking…',
  password: 'Password',
  passwordHint: 'The password of your Digiken account, because you logged in more than 10 minutes ago.',
  signInAgain:
    'You logged in more than 10 minutes ago. To link both accounts, log out, then open the link in {platform} again.',
  signOut: 'Log out',
  fresh: 'No, make a new account',
  chosenTitle: 'Your choice is ready',
  chosenText: 'Close this tab and go back to {platform}: it takes over what you chose.',
});
