/** Messages of sign-in with providers. */
export const OIDC_WORDING = {
  ended: 'This sign-in has expired or was finished already. Start it again.',
  otherPerson:
    'This was started by somebody else. Sign in to your own account, and link it again in Settings.',
  next: 'One more step.',
  signedIn: 'Welcome back.',
  secondStep: 'One more step.',
  signedUp: 'Welcome to Digiken.',
  noProvider: 'There is no such provider.',
  notLinked: 'This provider is not linked to your account.',
  onlyWay: 'This is your only way to sign in. Choose a password or link another provider first.',
  signInAgain: 'Sign out and sign in again first: this needs a sign-in within the last 10 minutes.',
  passwordMissing: 'Enter your password',
  wrongPassword: 'That is not the password of this account.',
  unavailable: 'The provider does not answer at the moment. Please try again later.',
  tooManyStarts: 'Too many sign-ins from this network. Wait a few minutes and try again.',
} as const;

export const linkedNow = (provider: string) => `${provider} is linked. You can sign in with it from now on.`;
export const unlinkedNow = (provider: string) =>
  `${provider} is unlinked. You can no longer sign in with it.`;
export const linkedElsewhere = (provider: string) =>
  `This account at ${provider} belongs to another Digiken account. Sign in with it to see which one.`;
export const anotherLinked = (provider: string) =>
  `Another account at ${provider} is linked already. Unlink it first.`;

/** Tells the owner of a new way into the account. */
export const linkedMail = (firstName: string, provider: string, publicUrl: string) => ({
  subject: `${provider} can sign you in now`,
  paragraphs: [
    `Hello ${firstName},`,
    `An account at ${provider} is linked to your Digiken account and can sign in to it.`,
    'If it was not you, choose a new password at once, and unlink it in Settings.',
  ],
  link: { label: 'Choose a new password', url: `${publicUrl}/auth/forgot-password` },
});

export const unlinkedMail = (firstName: string, provider: string, publicUrl: string) => ({
  subject: `${provider} can no longer sign you in`,
  paragraphs: [
    `Hello ${firstName},`,
    `An account at ${provider} is no longer linked to your Digiken account.`,
    'If it was not you, choose a new password at once: other devices are then signed out.',
  ],
  link: { label: 'Choose a new password', url: `${publicUrl}/auth/forgot-password` },
});
