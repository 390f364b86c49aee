import { z } from 'zod';
import { defineCall } from '../call';
import { accountRoutes } from '../routes/accounts';
import { sessionRoutes } from '../routes/session';
import { LIMITS, RETURN_PATH_MAX } from '../constants';
import { optionalLine, optionalText } from '../paging';
import {
  Email,
  FirstName,
  Id,
  LastName,
  NewPassword,
  Preferences,
  SignedIn,
  User,
  Timestamp,
  UserSession,
} from '../entities';
import { plainCode } from '../values/typed-text';

const Said = z.object({ message: z.string() });
/** The password is right, and the account asks for a second step (spec 13.147). */
const SecondStepNeeded = z.object({ message: z.string(), secondStep: z.object({ expiresAt: Timestamp }) });
const MailedToken = z
  .string({ error: 'This link is not complete' })
  .overwrite(plainCode)
  .min(10, 'This link is not complete')
  .max(200);
const TypedPassword = z
  .string({ error: 'Enter your password' })
  .min(1, 'Enter your password')
  .max(LIMITS.passwordMax);
/** The page to go on to once the link was opened: a path of this site; anything else is left out (spec 17.34). */
const returnTo = z.string().max(RETURN_PATH_MAX).optional();
const UserParams = z.object({ id: Id });

export const signUp = defineCall(accountRoutes.signUp, {
  summary: 'Create a learner account, mail the verification link and start a session',
  body: z.object({ firstName: FirstName, lastName: LastName, email: Email, password: NewPassword, returnTo }),
  answer: SignedIn,
  status: 201,
});

export const signIn = defineCall(accountRoutes.signIn, {
  summary:
    'Start a session, or the second step of an account that asks for one; `restore` keeps an account that is to be deleted',
  body: z.object({ email: Email, password: TypedPassword, restore: z.boolean().optional() }),
  answer: z.union([SignedIn, SecondStepNeeded]),
});

/** Every sign-out uses this path, whatever the sign-up method (spec 7.13). */
export const signOut = defineCall(sessionRoutes.signOut, {
  summary: 'End the session of the bearer token, whatever the sign-up method',
  answer: Said,
});

export const verifyEmail = defineCall(accountRoutes.verifyEmail, {
  summary: 'Verify the address with a mailed token',
  body: z.object({ token: MailedToken }),
  answer: Said,
});

export const resendVerification = defineCall(accountRoutes.resendVerification, {
  summary: 'Mail a new verification link to the signed-in user',
  // Pages that were opened before send no body.
  body: z
    .object({ returnTo })
    .nullish()
    .transform((body) => body ?? {}),
  answer: Said,
  status: 202,
});

export const renewVerification = defineCall(accountRoutes.renewVerification, {
  summary:
    'Mail a new verification link to the owner of one that is too old, without a session; the response is the same for every token',
  body: z.object({ token: MailedToken, returnTo }),
  answer: Said,
  status: 202,
});

export const forgotPassword = defineCall(accountRoutes.forgotPassword, {
  summary: 'Mail a password link if the address has an account; the response is the same either way',
  body: z.object({ email: Email, returnTo }),
  answer: Said,
  status: 202,
});

export const resetPassword = defineCall(accountRoutes.resetPassword, {
  summary: 'Reset the password with a mailed token; ends every session of the account',
  body: z.object({ token: MailedToken, password: NewPassword }),
  answer: Said,
});

export const getUser = defineCall(sessionRoutes.getUser, {
  summary: 'The signed-in user',
  params: UserParams,
  answer: z.object({ data: User }),
});

export const updateProfile = defineCall(accountRoutes.updateProfile, {
  summary: 'Change the name, and what learners read about an instructor',
  params: UserParams,
  body: z.object({
    firstName: FirstName,
    lastName: LastName,
    headline: optionalLine(LIMITS.headlineMax).optional(),
    bio: optionalText(LIMITS.bioMax).optional(),
  }),
  answer: z.object({ message: z.string(), data: User }),
});

export const uploadAvatar = defineCall(accountRoutes.uploadAvatar, {
  summary: 'Replace the picture (PNG, JPEG, WebP or GIF); it is cropped square and stripped of metadata',
  params: UserParams,
  answer: z.object({ message: z.string(), data: User }),
});

export const removeAvatar = defineCall(accountRoutes.removeAvatar, {
  summary: 'Remove the picture',
  params: UserParams,
  answer: z.object({ message: z.string(), data: User }),
});

export const changePassword = defineCall(accountRoutes.changePassword, {
  summary: 'Change the password; ends every other session',
  params: UserParams,
  body: z.object({
    currentPassword: z.string({ error: 'Enter your current password' }).min(1, 'Enter your current password'),
    newPassword: NewPassword,
  }),
  answer: Said,
});

export const savePreferences = defineCall(accountRoutes.savePreferences, {
  summary: 'Save the display preferences of the user',
  params: UserParams,
  body: Preferences,
  answer: z.object({ message: z.string(), data: User }),
});

export const listSessions = defineCall(sessionRoutes.listSessions, {
  summary: 'Devices where the user is signed in, newest first',
  params: UserParams,
  answer: z.object({ data: z.array(UserSession) }),
});

export const revokeSession = defineCall(accountRoutes.revokeSession, {
  summary: 'Sign one device out',
  params: z.object({ id: Id, sessionId: Id }),
  answer: Said,
});
