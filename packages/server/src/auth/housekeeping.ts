import { lte } from 'drizzle-orm';
import type { Services } from '../platform/services';
import { rateLimits } from '../platform/database/tables';
import { mailedTokens, sessions } from './tables';

/** Drops what has expired and only takes room. */
export async function dropExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, now));
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, now));
}
