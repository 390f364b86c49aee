import type { User } from '@digiken/contract';

/** Learners who signed up by password verify their address first (spec 5.3). */
export function needsVerifying(user: User): boolean {
  return user.role === 'user' && user.signupMethod === 'password' && !user.emailVerified;
}
