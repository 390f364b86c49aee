import type { Role } from './roles';

/** Bounds of passkeys and two-step sign-in (spec 13.140-13.159). */
export const SIGN_IN_LIMITS = {
  /** Passkeys of one person. */
  passkeys: 10,
  passkeyNameMax: 60,
  /** Minutes for which a challenge of a passkey works. */
  challengeMinutes: 5,
  /** Digits of a code from an app, and seconds for which one is shown. */
  codeDigits: 6,
  codeSeconds: 30,
  recoveryCodes: 10,
  /** Minutes between the password and the second step. */
  secondStepMinutes: 10,
  /** Days for which a trusted device needs no second step. */
  trustDays: 30,
  /** Minutes after which the password or a passkey is asked for again before a change of how one signs in. */
  recentMinutes: 10,
  graceDaysMax: 30,
  graceDays: 7,
} as const;

/** What can be the second step: a code from an app, a recovery code, or a passkey. */
export const SECOND_STEPS = ['code', 'recovery-code', 'passkey'] as const;
export type SecondStep = (typeof SECOND_STEPS)[number];

/** Roles that can be required to use two-step sign-in; `admin` includes content managers. */
export const TWO_STEP_ROLES = ['tutor', 'hub', 'admin'] as const satisfies readonly Role[];
export type TwoStepRole = (typeof TWO_STEP_ROLES)[number];

/** Longest address to return to after a sign-in, in characters. */
export const RETURN_PATH_MAX = 2000;
