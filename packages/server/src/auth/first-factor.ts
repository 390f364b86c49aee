import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { forbidden } from '../platform/http/errors';
import { countTry } from '../platform/rate-limit';
import { hubs, type UserRow, userColumns, users } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import { rememberDevice } from './known-devices';
import { sessionLimits } from './limits';
import { beginSecondStep, type PendingSignIn } from './two-factor/pending';
import { secondStepsOf } from './two-factor/steps';
import { twoStepDeadline } from './two-factor/policy';
import { WORDING } from './wording';

/** A new session, with the values of its cookies. */
export interface Started {
  user: UserRow;
  /** From when the user can use nothing but the set-up of two-step sign-in; undefined: never. */
  twoStepBy: Date | undefined;
  token: string;
  binding: string;
  device: string;
}

/** What a proven first factor leads to: a session, or the second step. */
export type FirstFactorResult =
  | { kind: 'started'; started: Started }
  | { kind: 'second-step'; pending: PendingSignIn };

/**
 * Decides what a proven first factor (a password, an account elsewhere) leads to. Every way to sign in with one factor
 * calls it (spec 13.147).
 * @throws {HttpError} 403 for a deactivated account, 429 after too many sign-ins
 */
export async function passFirstFactor(
  deps: AuthDeps,
  client: Client,
  userId: string,
): Promise<FirstFactorResult> {
  const { db, clock } = deps;
  await countTry({ db, clock }, { limits: sessionLimits(userId), message: WORDING.tooManySessions });
  return db.transaction(async (tx) => {
    const user = await lockActive(tx, userId);
    const steps = await secondStepsOf({ db: tx, clock }, user, client.device);
    if (steps.length > 0)
      return { kind: 'second-step', pending: await beginSecondStep({ db: tx, clock }, user.id) };
    return { kind: 'started', started: await start(deps, tx, client, user) };
  });
}

/**
 * Begins the session of a person who has proven both factors.
 * @param also checked and written in the same transaction, after the account is locked
 * @throws {HttpError} 403 for a deactivated account, 429 after too many sign-ins, and what `also` throws
 */
export async function passBothFactors(
  deps: AuthDeps,
  client: Client,
  userId: string,
  also: (tx: Executor) => Promise<void> = async () => {},
): Promise<Started> {
  const { db, clock } = deps;
  await countTry({ db, clock }, { limits: sessionLimits(userId), message: WORDING.tooManySessions });
  return db.transaction(async (tx) => {
    const user = await lockActive(tx, userId);
    await also(tx);
    return start(deps, tx, client, user);
  });
}

/**
 * Locks the row, so that a concurrent change of role or status applies to this session, and the number of sessions
 * stays within its limit.
 */
async function lockActive(tx: Executor, userId: string): Promise<UserRow> {
  const [user] = await tx
    .select(userColumns)
    .from(users)
    .leftJoin(hubs, eq(hubs.id, users.hubId))
    .where(eq(users.id, userId))
    .for('no key update', { of: users });
  if (user?.status !== 'active') throw forbidden(WORDING.deactivated);
  return user;
}

async function start(
  { sessions, clock }: Pick<AuthDeps, 'sessions' | 'clock'>,
  tx: Executor,
  client: Client,
  user: UserRow,
): Promise<Started> {
  const device = await rememberDevice({ db: tx, clock }, { userId: user.id, device: client.device });
  const twoStepBy = await twoStepDeadline(tx, user);
  return { user, twoStepBy, device, ...(await sessions.start(tx, { user, userAgent: client.userAgent })) };
}
