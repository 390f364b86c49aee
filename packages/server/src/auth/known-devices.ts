import { and, eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import type { Deps } from '../platform/services';
import { users } from '../users';
import { knownDevices } from './tables';
import { randomToken, sha256 } from './tokens';

/** Returns whether this browser has signed in to an account with this address before, by its device cookie. */
export async function isKnownDevice(
  db: Executor,
  { device, email }: { device: string | undefined; email: string },
): Promise<boolean> {
  if (device === undefined) return false;
  const rows = await db
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .innerJoin(users, eq(users.id, knownDevices.userId))
    .where(and(eq(knownDevices.hash, sha256(device)), eq(users.email, email)))
    .limit(1);
  return rows.length > 0;
}

/**
 * Remembers the browser for the account.
 * @returns the value for the device cookie: the browser's own, or a new one
 */
export async function rememberDevice(
  { db, clock }: Deps<'clock'>,
  { userId, device = randomToken() }: { userId: string; device?: string | undefined },
): Promise<string> {
  const lastUsedAt = clock.now();
  await db
    .insert(knownDevices)
    .values({ userId, hash: sha256(device), lastUsedAt })
    .onConflictDoUpdate({ target: [knownDevices.userId, knownDevices.hash], set: { lastUsedAt } });
  return device;
}

/** Forgets every browser of the account, for instance after a password reset. */
export async function forgetDevices(db: Executor, userId: string): Promise<void> {
  await db.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
