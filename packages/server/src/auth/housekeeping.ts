import { lte } from 'drizzle-orm';
import { dropExpiredLimits } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { mailedTokens, sessions } from './tables';

/** Deletes expired sessions, mailed tokens and rate limits. */
export async function dropExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  await dropExpiredLimits(db, now);
}
