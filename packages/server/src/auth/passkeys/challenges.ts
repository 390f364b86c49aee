import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { randomToken, sha256 } from '../tokens';
import { passkeyChallenges } from './tables';

export const CHALLENGE_MS = SIGN_IN_LIMITS.challengeMinutes * 60_000;

interface For {
  purpose: 'add' | 'prove';
  /** Who adds a passkey; undefined if anyone may sign it. */
  userId?: string;
  /** The value of the device cookie of the browser that asks. */
  device: string;
}

/** Makes a challenge for one browser; 32 random bytes as base64url. */
export async function issueChallenge(
  { db, clock }: Deps<'clock'>,
  { purpose, userId, device }: For,
): Promise<string> {
  const challenge = randomToken();
  await db.insert(passkeyChallenges).values({
    hash: sha256(challenge),
    browser: sha256(device),
    purpose,
    userId: userId ?? null,
    expiresAt: new Date(clock.now().getTime() + CHALLENGE_MS),
  });
  return challenge;
}

/** Uses a challenge up. @returns false for one that is unknown, expired, used, another's or another browser's */
export async function spendChallenge(
  { db, clock }: Deps<'clock'>,
  { challenge, purpose, userId, device }: For & { challenge: string },
): Promise<boolean> {
  const spent = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.hash, sha256(challenge)),
        eq(passkeyChallenges.browser, sha256(device)),
        eq(passkeyChallenges.purpose, purpose),
        userId === undefined ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning({ hash: passkeyChallenges.hash });
  return spent.length > 0;
}
