import { lte } from 'drizzle-orm';
import { dropExpiredLimits } from '../platform/rate-limit';
import type { Services } from '../platform/services';
import { deleteDuplicateSignUps } from '../users';
import { DEVICE_COOKIE_DAYS } from './cookies';
import { dropExpiredFlows } from './oidc';
import {
  knownDevices,
  mailedTokens,
  passkeyChallenges,
  pendingSignIns,
  sessions,
  trustedDevices,
} from './tables';

/** Days after which a sign-up with another account's address is deleted (spec R.69). */
const DUPLICATE_DAYS = 30;

/** Days for which an expired link can be replaced by a new one (spec 17.35). */
const RENEWAL_DAYS = 6;

const DAY_MS = 86_400_000;

/** Deletes what has expired: sessions, mailed tokens, sign-ins, trust and limits; and unused devices and duplicate sign-ups. */
export async function dropExpired({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
  for (const table of [passkeyChallenges, pendingSignIns, trustedDevices])
    await db.delete(table).where(lte(table.expiresAt, now));
  const replaceableSince = new Date(now.getTime() - RENEWAL_DAYS * DAY_MS);
  await db.delete(mailedTokens).where(lte(mailedTokens.expiresAt, replaceableSince));
  await dropExpiredFlows(db, now);
  const unusedSince = new Date(now.getTime() - DEVICE_COOKIE_DAYS * DAY_MS);
  await db.delete(knownDevices).where(lte(knownDevices.lastUsedAt, unusedSince));
  await deleteDuplicateSignUps(db, { before: new Date(now.getTime() - DUPLICATE_DAYS * DAY_MS) });
  await dropExpiredLimits(db, now);
}
