import { defineMessages } from '@digiken/ui/messages-provider';

/** Texts of the pages between a choice and its payment. */
export const orderMessages = defineMessages('order-pages', {
  signUp: 'Sign up, then pay {price}',
  signIn: 'Log in, then pay {price}',
  signUpIntro: 'Your account keeps the units for you, on every phone you use.',
  signInIntro: 'Units that you already own are taken off the price.',
  change: 'Change your units',
  logInAndPay: 'Log in and go on to pay',
  changeMine: 'Change my units',
});
