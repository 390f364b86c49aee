import { defineMessages } from '@digiken/ui/messages-provider';

export const providerStepMessages = defineMessages('provider-step', {
  checking: 'Checking your sign-in…',
  passwordIntro:
    'An account with {email} exists already. Enter its password once, and {name} signs you in to it from now on.',
  passwordHint: 'The password of your Digiken account, not the one of {name}.',
  password: 'Password',
  passwordSubmit: 'Link and log in',
  passwordBusy: 'Logging in…',
  passwordMissing: 'Enter your password',
  forgot: 'Forgot your password?',
  notMine: 'Use another way to log in',
  otherIntro: 'The account with {email} has no password, and {name} is not linked to it.',
  otherWith: 'Log in with one of these. After that you can link {name} in your settings.',
  otherNone: 'Ask for a link by email to choose a password, then log in with it.',
  choosePassword: 'Choose a password by email',
  signUpIntro:
    'You have no account with {email} yet. Check your name: it is what others see, and what your certificates say.',
  firstName: 'First name',
  lastName: 'Last name',
  signUpSubmit: 'Create my account',
  signUpBusy: 'Creating your account…',
  firstNameMissing: 'Enter your first name',
  check: 'Check the fields marked below.',
});
