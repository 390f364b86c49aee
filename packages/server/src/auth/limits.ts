import type { Limit } from '../platform/rate-limit';
import { sha256 } from './tokens';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Ten failed attempts per minute for a network, and for an account (spec R.62). */
export const signInLimits = (network: string, email: string): Limit[] => [
  { key: `signin:address:${network}`, max: 10, windowSeconds: MINUTE },
  { key: `signin:account:${email}`, max: 10, windowSeconds: MINUTE },
];

/** Ten failed attempts per minute from a device that has signed in to the account before (spec R.62). */
export const knownDeviceLimits = (device: string, email: string): Limit[] => [
  { key: `signin:device:${sha256(device)}:${email}`, max: 10, windowSeconds: MINUTE },
];

/** New sessions of a user. */
export const sessionLimits = (userId: string): Limit[] => [
  { key: `signin:session:${userId}`, max: 60, windowSeconds: 10 * MINUTE },
];

/** Challenges of passkeys: each sign-in page asks for one, of a class at one address too. */
export const passkeyOptionLimits = (network: string): Limit[] => [
  { key: `passkey:options:${network}`, max: 300, windowSeconds: 10 * MINUTE },
];

/** Refused passkeys. */
export const passkeyLimits = (network: string): Limit[] => [
  { key: `passkey:address:${network}`, max: 20, windowSeconds: MINUTE },
];

/** Per network: high enough for a class that signs up from one school's address. */
export const signUpLimits = (network: string, email: string): Limit[] => [
  { key: `signup:address:${network}`, max: 60, windowSeconds: 10 * MINUTE },
  { key: `signup:account:${email}`, max: 5, windowSeconds: HOUR },
];

/** Requested emails. */
export const mailLimits = (network: string, account: string): Limit[] => [
  { key: `mail:address:${network}`, max: 60, windowSeconds: HOUR },
  { key: `mail:account:${account}`, max: 5, windowSeconds: HOUR },
];

/** Guesses at mailed links and at a signed-in person's current password. */
export const guessLimits = (what: string, who: string): Limit[] => [
  { key: `${what}:${who}`, max: 20, windowSeconds: 10 * MINUTE },
];
