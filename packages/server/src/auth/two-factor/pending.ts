import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq, gt } from 'drizzle-orm';
import { unauthenticated } from '../../platform/http/errors';
import type { Deps } from '../../platform/services';
import { randomToken, sha256 } from '../tokens';
import { WORDING } from '../wording';
import { pendingSignIns } from './tables';

/** A sign-in that waits for its second step. `token` is the value of its cookie and opens nothing else. */
export interface PendingSignIn {
  token: string;
  expiresAt: Date;
}

export async function beginSecondStep(
  { db, clock }: Deps<'clock'>,
  { userId, restore }: { userId: string; restore: boolean },
): Promise<PendingSignIn> {
  const token = randomToken();
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + SIGN_IN_LIMITS.secondStepMinutes * 60_000);
  await db.insert(pendingSignIns).values({ hash: sha256(token), userId, restore, createdAt: now, expiresAt });
  return { token, expiresAt };
}

const running = ({ clock }: Deps<'clock'>, token: string) =>
  and(eq(pendingSignIns.hash, sha256(token)), gt(pendingSignIns.expiresAt, clock.now()));

/** @throws {HttpError} 401 if no sign-in waits under this token, or no longer */
export async function findPending(
  deps: Deps<'clock'>,
  token: string | undefined,
): Promise<{ userId: string; restore: boolean; expiresAt: Date; token: string }> {
  const [row] =
    token === undefined ? [] : await deps.db.select().from(pendingSignIns).where(running(deps, token));
  if (!row || token === undefined) throw unauthenticated(WORDING.noSecondStep);
  return { userId: row.userId, restore: row.restore, expiresAt: row.expiresAt, token };
}

/** Ends the wait: of two requests with one token only one gets further. @throws {HttpError} 401 as above */
export async function spendPending(deps: Deps<'clock'>, token: string): Promise<void> {
  const spent = await deps.db
    .delete(pendingSignIns)
    .where(running(deps, token))
    .returning({ hash: pendingSignIns.hash });
  if (spent.length === 0) throw unauthenticated(WORDING.noSecondStep);
}
