/** Messages of the account calls. */
export const WORDING = {
  signedUp: 'Welcome to Digiken. We have sent you a link to verify your email address.',
  signedIn: 'Welcome back.',
  signedOut: 'Logged out successfully',
  verified: 'Your email address is verified.',
  alreadyVerified: 'Your email address is already verified.',
  linkSent: 'We have sent you a new link. It works for 24 hours.',
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
export const existingAccountMail = (firstName: string, publicUrl: string) => ({
  subject: 'You already have an account',
  paragraphs: [
    `Hello ${firstName},`,
    'Someone has tried to create a Digiken account with this email address. You already have one, so we have not created another.',
    `If it was you, sign in instead. If you have forgotten your password, choose a new one: ${publicUrl}/auth/forgot-password`,
    'If it was not you, you can ignore this mail: your account stays as it is.',
  ],
  link: { label: 'Sign in', url: `${publicUrl}/auth/signin` },
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
