import type { Limit } from '../platform/rate-limit';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Ten tries a minute an address, and as many an account (reliability.md, What the trusted promise). */
export const signInLimits = (ip: string, email: string): Limit[] => [
  { key: `signin:address:${ip}`, max: 10, windowSeconds: MINUTE },
  { key: `signin:account:${email}`, max: 10, windowSeconds: MINUTE },
];

/** Wide enough for a class that signs up behind one school's address. */
export const signUpLimits = (ip: string): Limit[] => [
  { key: `signup:address:${ip}`, max: 60, windowSeconds: 10 * MINUTE },
];

export const mailLimits = (ip: string, account: string): Limit[] => [
  { key: `mail:address:${ip}`, max: 60, windowSeconds: HOUR },
  { key: `mail:account:${account}`, max: 5, windowSeconds: HOUR },
];

/** Guesses at mailed links and at a signed-in person's current password. */
export const guessLimits = (what: string, who: string): Limit[] => [
  { key: `${what}:${who}`, max: 20, windowSeconds: 10 * MINUTE },
];
