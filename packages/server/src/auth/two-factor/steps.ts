import type { SecondStep } from '@digiken/contract/constants';
import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { Deps } from '../../platform/services';
import type { UserRow } from '../../users';
import { passkeys } from '../passkeys/tables';
import { sha256 } from '../tokens';
import { isTwoStepRequired } from './policy';
import { trustedDevices, twoFactors } from './tables';

/**
 * What can be the second step of a sign-in by one factor, none if it needs no second one: codes are off, or the device
 * is trusted. Of a person with passkeys and without codes one is asked for only where their role must use two steps:
 * otherwise a passkey that is lost with its device would lock them out.
 */
export async function secondStepsOf(
  { db, clock }: Deps<'clock'>,
  { id, role }: Pick<UserRow, 'id' | 'role'>,
  device?: string,
): Promise<SecondStep[]> {
  const [codes] = await db
    .select({ id: twoFactors.userId })
    .from(twoFactors)
    .where(and(eq(twoFactors.userId, id), isNotNull(twoFactors.confirmedAt)));
  const hasPasskey = (await db.$count(passkeys, eq(passkeys.userId, id))) > 0;
  if (!codes && !(hasPasskey && (await isTwoStepRequired(db, role)))) return [];
  if (device !== undefined) {
    const trusted = await db.$count(
      trustedDevices,
      and(
        eq(trustedDevices.userId, id),
        eq(trustedDevices.hash, sha256(device)),
        gt(trustedDevices.expiresAt, clock.now()),
      ),
    );
    if (trusted > 0) return [];
  }
  return [
    ...(codes ? (['code', 'recovery-code'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
}
