import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq, gte } from 'drizzle-orm';
import { forbidden } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { sessions } from './tables';
import { WORDING } from './wording';

const RECENT_MS = SIGN_IN_LIMITS.recentMinutes * 60_000;

/**
 * For changes of how a person signs in: whoever finds an open page must not be able to make them (spec 13.141).
 * @throws {HttpError} 403 with the code `recent-sign-in` if the session's last password or passkey is older than 10
 *   minutes
 */
export async function refuseOldSignIn(deps: Deps<'clock'>, caller: Caller): Promise<void> {
  if (!(await isRecent(deps, caller))) throw forbidden(WORDING.recentSignIn, { code: 'recent-sign-in' });
}

/** Whether the caller has entered the password, used a passkey or come from a provider within 10 minutes. */
export async function isRecent({ db, clock }: Deps<'clock'>, caller: Caller): Promise<boolean> {
  const since = new Date(clock.now().getTime() - RECENT_MS);
  return (
    (await db.$count(sessions, and(eq(sessions.id, caller.sessionId), gte(sessions.provedAt, since)))) > 0
  );
}

/** Notes that the caller has just entered the password or used a passkey. */
export async function noteProof({ db, clock }: Deps<'clock'>, caller: Caller): Promise<void> {
  await db.update(sessions).set({ provedAt: clock.now() }).where(eq(sessions.id, caller.sessionId));
}
