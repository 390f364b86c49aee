import { withReturnPath } from './return-path';

const recoveryCodes = (count: number) =>
  count === 1 ? 'one recovery code' : `${count === 0 ? 'no' : count} recovery codes`;

/** Messages of the account calls. */
export const WORDING = {
  signedUp: 'Welcome to Digiken. We have sent you a link to verify your email address.',
  signedIn: 'Welcome back.',
  signedOut: 'Logged out successfully',
  verified: 'Your email address is verified.',
  alreadyVerified: 'Your email address is already verified.',
  linkSent: 'We have sent you a new link. It works for 24 hours.',
  linkRenewed: 'If this address is not verified yet, we have sent a new link. It works for 24 hours.',
  resetSent:
    'If that address has an account, we have sent a link to choose a new password. It works for one hour.',
  passwordReset: 'Your password is changed. Sign in with the new one.',
  passwordChanged: 'Your password is changed. Other devices have been signed out.',
  deviceSignedOut: 'That device is signed out.',

  signUpClosed: 'New accounts cannot be created at the moment. Ask the help desk if you need one.',
  wrongCredentials: 'The email address or the password is not right.',
  wrongPassword: 'That is not your current password.',
  samePassword: 'Choose a password that is different from the current one.',
  deactivated: 'This account has been deactivated. Contact the help desk.',
  toBeDeleted: (at: Date) =>
    `This account will be deleted on ${at.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' })}. You can keep it.`,
  keepByPassword: 'Sign in with your password or your provider for that.',
  guessablePassword:
    'This password is easy to guess. Use three or more words that do not belong together, without your name, repeated characters or rows of keys.',
  passwordIsEmail: 'Choose a password that is not your email address.',
  deadLink: 'This link has expired or has already been used. Ask for a new one.',
  tooManySignIns: 'Too many tries to sign in. Wait a minute and try again.',
  tooManySessions: 'Too many sign-ins to this account. Wait a few minutes and try again.',
  tooManySignUps: 'Too many new accounts from this network. Wait a few minutes and try again.',
  tooManyMails:
    'We have sent you several mails already. Look in your inbox and your spam folder, or try again later.',
  tooManyTries: 'Too many tries. Wait a few minutes and try again.',
  secondStep: 'One more step: enter the code from your app.',
  noSecondStep: 'This sign-in has expired. Enter your email address and password again.',
  wrongCode: 'That code is not right, or it has been used. Wait for the next one and try again.',
  lockedCodes: (minutes: number) =>
    `Too many wrong codes. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  recoveryCodeUsed: (left: number) => `Welcome back. You have ${recoveryCodes(left)} left.`,
  recentSignIn: 'Confirm that it is you: enter your password or use a passkey.',
  enterPassword: 'Enter your password',
  confirmed: 'Thank you. You can go on.',
  twoStepIsOn: 'Two-step sign-in is on already.',
  twoStepIsOff: 'Two-step sign-in is off.',
  noSetUp: 'Start again: this set-up has expired.',
  twoStepOn: 'Two-step sign-in is on.',
  twoStepOff: 'Two-step sign-in is off.',
  codesRenewed: 'You have ten new recovery codes. The earlier ones no longer work.',
  deviceForgotten: 'That device is no longer trusted.',
  policySaved: 'The rules for signing in are saved.',
  policyNeedsOwn: 'Set up two-step sign-in or a passkey for your own account first.',
  resetOwn: 'You cannot reset your own account. Turn two-step sign-in off in your settings.',
  nothingToReset: (name: string) => `${name} has no two-step sign-in and no passkeys.`,
  twoStepReset: (name: string) =>
    `The two-step sign-in and the passkeys of ${name} are removed, and ${name} has been signed out everywhere.`,
  passkeysImpossible:
    'Passkeys do not work at this address of the site. They need https and a name instead of a number.',
  tooManyPasskeys: 'You have ten passkeys. Remove one first.',
  knownPasskey: 'This passkey has been added already.',
  invalidPasskey: 'The passkey could not be added. Try again.',
  unknownPasskey: 'This passkey is not known here. It may have been removed. Sign in with your password.',
  refusedPasskey: 'The passkey was not accepted. Try again, or sign in with your password.',
  copiedPasskey: 'This passkey may have been copied, so it was not accepted. Sign in with your password.',
  noPasskey: 'There is no such passkey.',
  passkeyAdded: 'The passkey is added.',
  passkeyRenamed: 'The passkey is renamed.',
  passkeyRemoved: 'The passkey is removed.',
  noSession: 'There is no such device.',
  noUser: 'There is no such person.',
} as const;

export const verificationMail = (firstName: string, url: string) => ({
  subject: 'Verify your email address',
  paragraphs: [
    `Hello ${firstName},`,
    'Open this link to verify your email address for Digiken. It works for 24 hours.',
    'If you did not create an account, you can ignore this mail.',
  ],
  link: { label: 'Verify your email address', url },
});

/** Sent to the owner of an address that was used for another sign-up. */
export const existingAccountMail = (firstName: string, publicUrl: string, returnTo: string | null) => ({
  subject: 'You already have an account',
  paragraphs: [
    `Hello ${firstName},`,
    'Someone has tried to create a Digiken account with this email address. You already have one, so we have not created another.',
    `If it was you, sign in instead. If you have forgotten your password, choose a new one: ${withReturnPath(`${publicUrl}/auth/forgot-password`, returnTo)}`,
    'If it was not you, you can ignore this mail: your account stays as it is.',
  ],
  link: { label: 'Sign in', url: withReturnPath(`${publicUrl}/auth/signin`, returnTo) },
});

export const resetMail = (firstName: string, url: string) => ({
  subject: 'Choose a new password',
  paragraphs: [
    `Hello ${firstName},`,
    'Open this link to choose a new password for Digiken. It works once, within one hour.',
    'If you did not ask for it, you can ignore this mail: your password does not change.',
  ],
  link: { label: 'Choose a new password', url },
});

const NOT_YOU = (publicUrl: string) =>
  `If it was not you, choose a new password at once: ${publicUrl}/auth/forgot-password. Then look at your settings for passkeys and devices that you do not know.`;

const signInLink = (publicUrl: string) => ({ label: 'Sign in', url: `${publicUrl}/auth/signin` });

/** A change of two-step sign-in. */
export const securityMail = (
  firstName: string,
  change: 'turnedOn' | 'turnedOff' | 'renewed' | 'reset',
  publicUrl: string,
) => {
  const texts = {
    turnedOn: [
      'Two-step sign-in is on',
      'Two-step sign-in is now on for your Digiken account. At sign-in we ask for a code from your app. Keep your recovery codes where you find them without your phone.',
    ],
    turnedOff: ['Two-step sign-in is off', 'Two-step sign-in has been turned off for your Digiken account.'],
    renewed: [
      'You have new recovery codes',
      'New recovery codes were made for your Digiken account. The earlier ones no longer work.',
    ],
    reset: [
      'Your two-step sign-in was reset',
      'An administrator has removed the two-step sign-in and the passkeys of your Digiken account, and signed you out everywhere. Sign in with your password and set it up again.',
    ],
  } as const;
  const [subject, text] = texts[change];
  return {
    subject,
    paragraphs: [`Hello ${firstName},`, text, NOT_YOU(publicUrl)],
    link: signInLink(publicUrl),
  };
};

export const recoveryCodeUsedMail = (firstName: string, left: number, publicUrl: string) => ({
  subject: 'A recovery code was used',
  paragraphs: [
    `Hello ${firstName},`,
    `Somebody has signed in to your Digiken account with a recovery code. You have ${recoveryCodes(left)} left.`,
    'You can make new ones in your settings, under Two-step sign-in.',
    NOT_YOU(publicUrl),
  ],
  link: signInLink(publicUrl),
});

export const passkeyMail = (
  firstName: string,
  { name, change }: { name: string; change: 'added' | 'removed' },
  publicUrl: string,
) => ({
  subject: change === 'added' ? 'A passkey was added' : 'A passkey was removed',
  paragraphs: [
    `Hello ${firstName},`,
    change === 'added'
      ? `The passkey “${name}” was added to your Digiken account. It signs you in without your password.`
      : `The passkey “${name}” was removed from your Digiken account.`,
    NOT_YOU(publicUrl),
  ],
  link: signInLink(publicUrl),
});

/** Sent when the counter of a passkey has not risen. */
export const counterMail = (firstName: string, name: string, publicUrl: string) => ({
  subject: 'A sign-in with your passkey was refused',
  paragraphs: [
    `Hello ${firstName},`,
    `Somebody has tried to sign in to your Digiken account with the passkey “${name}”. Its counter shows that there may be a copy of it, so we refused it.`,
    'Remove this passkey in your settings and add another one.',
    NOT_YOU(publicUrl),
  ],
  link: signInLink(publicUrl),
});
