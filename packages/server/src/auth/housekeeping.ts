import { lte } from 'drizzle-orm';
import { dropExpiredLimits } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { DEVICE_COOKIE_DAYS } from './cookies';
import { knownDevices, mailedTokens, sessions } from './tables';

/** Deletes expired sessions, mailed tokens and rate limits, and devices that nobody uses. */
export async function dropExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  const unusedSince = new Date(now.getTime() - DEVICE_COOKIE_DAYS * 86_400_000);
  await db.delete(knownDevices).where(lte(knownDevices.lastUsedAt, unusedSince));
  await dropExpiredLimits(db, now);
}
