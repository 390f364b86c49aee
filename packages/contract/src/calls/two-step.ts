import { z } from 'zod';
import { defineCall } from '../call';
import { LIMITS, SECOND_STEPS, SIGN_IN_LIMITS } from '../constants';
import { Id, SignedIn, Timestamp } from '../entities';
import { oneLine } from '../text';
import { Reason, Said } from '../paging';
import { twoStepRoutes } from '../routes/two-step';
import { Passkey, PasskeyAssertion } from './passkeys';
import { plainCode } from '../values/typed-text';

const UserParams = z.object({ id: Id });

/** A code from an app, with or without spaces. */
const AppCode = z
  .string({ error: 'Enter the code' })
  .max(40, 'A code has six digits')
  .overwrite(plainCode)
  .min(1, 'Enter the code')
  .regex(/^\d{6}$/, 'A code has six digits');

/** A code from an app or a recovery code, in any case, with or without spaces and hyphens. */
const AnyCode = oneLine(
  z
    .string({ error: 'Enter the code' })
    .overwrite(plainCode)
    .min(1, 'Enter the code')
    .max(60, 'That is not a code'),
);

/** Shown once: they are stored as hashes. */
const RecoveryCodes = z.array(z.string());

export const getSecondStep = defineCall(twoStepRoutes.getSecondStep, {
  summary: 'What the second step of the running sign-in can be; 401 if none is running',
  answer: z.object({
    data: z.object({ steps: z.array(z.enum(SECOND_STEPS)), expiresAt: Timestamp }),
  }),
});

export const finishSecondStep = defineCall(twoStepRoutes.finishSecondStep, {
  summary: 'Start the session of the running sign-in with a code from an app or a recovery code',
  body: z.object({
    code: AnyCode,
    /** Ask for no second step on this device for 30 days. */
    trust: z.boolean().optional(),
  }),
  answer: SignedIn,
});

/** How a person signs in. */
export const SignInSecurity = z.object({
  passkeys: z.array(Passkey),
  /** The address of the site allows passkeys: a name with https, or localhost. */
  passkeysPossible: z.boolean(),
  twoStep: z.object({ since: Timestamp, recoveryCodesLeft: z.number().int() }).nullable(),
  trustedDevices: z.array(
    z.object({ _id: Id, device: z.string(), createdAt: Timestamp, expiresAt: Timestamp }),
  ),
});
export type SignInSecurity = z.infer<typeof SignInSecurity>;

export const getSignInSecurity = defineCall(twoStepRoutes.getSignInSecurity, {
  summary: 'Passkeys, two-step sign-in and trusted devices of the user',
  params: UserParams,
  answer: z.object({ data: SignInSecurity }),
});

export const confirmIdentity = defineCall(twoStepRoutes.confirmIdentity, {
  summary: 'Prove who one is, by password or passkey: the next 10 minutes count as a recent sign-in',
  params: UserParams,
  body: z.object({
    password: z.string().min(1, 'Enter your password').max(LIMITS.passwordMax).optional(),
    passkey: PasskeyAssertion.optional(),
  }),
  answer: Said,
});

export const startTwoStep = defineCall(twoStepRoutes.startTwoStep, {
  summary: 'A new secret for an app that shows codes; needs a recent sign-in',
  params: UserParams,
  answer: z.object({
    data: z.object({
      /** Base32. */
      secret: z.string(),
      /** otpauth: address of the secret. */
      address: z.string(),
      /** QR code of the address as an SVG path, and the width of its square. */
      qr: z.object({ size: z.number().int(), path: z.string() }),
    }),
  }),
});

export const turnOnTwoStep = defineCall(twoStepRoutes.turnOnTwoStep, {
  summary: 'Turn two-step sign-in on with a first code; answers with the recovery codes',
  params: UserParams,
  body: z.object({ code: AppCode }),
  answer: z.object({ message: z.string(), data: z.object({ recoveryCodes: RecoveryCodes }) }),
});

export const renewRecoveryCodes = defineCall(twoStepRoutes.renewRecoveryCodes, {
  summary: 'New recovery codes in place of all earlier ones',
  params: UserParams,
  body: z.object({ code: AppCode }),
  answer: z.object({ message: z.string(), data: z.object({ recoveryCodes: RecoveryCodes }) }),
});

export const turnOffTwoStep = defineCall(twoStepRoutes.turnOffTwoStep, {
  summary: 'Turn two-step sign-in off with a code from the app or a recovery code',
  params: UserParams,
  body: z.object({ code: AnyCode }),
  answer: Said,
});

export const forgetTrustedDevice = defineCall(twoStepRoutes.forgetTrustedDevice, {
  summary: 'Ask for the second step on a trusted device again',
  params: z.object({ id: Id, deviceId: Id }),
  answer: Said,
});

/** Whom the site requires to sign in with two steps, and how many days people have to set it up. */
export const TwoStepPolicy = z.object({
  tutor: z.boolean(),
  hub: z.boolean(),
  /** Content managers and administrators. */
  admin: z.boolean(),
  graceDays: z
    .number({ error: 'Enter a number of days' })
    .int('Enter a whole number of days')
    .min(0, 'Days cannot be below zero')
    .max(SIGN_IN_LIMITS.graceDaysMax, `Enter ${SIGN_IN_LIMITS.graceDaysMax} days or fewer`),
});
export type TwoStepPolicy = z.infer<typeof TwoStepPolicy>;

export const getTwoStepPolicy = defineCall(twoStepRoutes.getTwoStepPolicy, {
  summary: 'Whom the site requires to sign in with two steps',
  answer: z.object({ data: TwoStepPolicy }),
});

export const saveTwoStepPolicy = defineCall(twoStepRoutes.saveTwoStepPolicy, {
  summary: 'Change whom the site requires to sign in with two steps',
  body: TwoStepPolicy,
  answer: z.object({ message: z.string(), data: TwoStepPolicy }),
});

export const resetTwoStep = defineCall(twoStepRoutes.resetTwoStep, {
  summary: 'Remove a locked-out user’s two-step sign-in and passkeys; ends every session of the account',
  params: UserParams,
  body: z.object({ reason: Reason }),
  answer: Said,
});
