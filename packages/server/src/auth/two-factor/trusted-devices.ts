import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import { deviceName } from '../device';
import { sha256 } from '../tokens';
import { trustedDevices } from './tables';

const TRUST_MS = SIGN_IN_LIMITS.trustDays * 86_400_000;

/** Asks for no second step on this browser for 30 days (spec 13.148). */
export async function trustDevice(
  { db, clock }: Deps<'clock'>,
  { userId, device, userAgent }: { userId: string; device: string; userAgent: string | undefined },
): Promise<void> {
  const now = clock.now();
  const since = {
    device: deviceName(userAgent),
    createdAt: now,
    expiresAt: new Date(now.getTime() + TRUST_MS),
  };
  await db
    .insert(trustedDevices)
    .values({ userId, hash: sha256(device), ...since })
    .onConflictDoUpdate({ target: [trustedDevices.userId, trustedDevices.hash], set: since });
}

/** Newest first, without those whose days are over. */
export const listTrustedDevices = ({ db, clock }: Deps<'clock'>, userId: string) =>
  db
    .select()
    .from(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), gt(trustedDevices.expiresAt, clock.now())))
    .orderBy(desc(trustedDevices.createdAt), desc(trustedDevices.id));

/** @returns whether the user had this device */
export async function forgetTrustedDevice(
  { db }: Deps,
  { userId, deviceId }: { userId: string; deviceId: string },
): Promise<boolean> {
  const forgotten = await db
    .delete(trustedDevices)
    .where(and(eq(trustedDevices.userId, userId), eq(trustedDevices.id, deviceId)))
    .returning({ id: trustedDevices.id });
  return forgotten.length > 0;
}
