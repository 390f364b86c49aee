import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict, forbidden } from '../platform/http/errors';
import { countTry } from '../platform/rate-limit';
import { changeStatus, hubs, plannedDeletion, type UserRow, userColumns, users } from '../users';
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
 * @param restore keeps an account that is to be deleted, once all steps are passed (spec 13.117)
 * @throws {HttpError} 403 for a deactivated account, 409 `deletion` for one that is to be deleted unless `restore` is
 *   set, 429 after too many sign-ins
 */
export async function passFirstFactor(
  deps: AuthDeps,
  client: Client,
  { userId, restore = false }: { userId: string; restore?: boolean },
): Promise<FirstFactorResult> {
  const { db, clock } = deps;
  await countTry({ db, clock }, { limits: sessionLimits(userId), message: WORDING.tooManySessions });
  return db.transaction(async (tx) => {
    const user = await lockUsable(tx, { userId, restore });
    const steps = await secondStepsOf({ db: tx, clock }, user, client.device);
    if (steps.length > 0)
      return { kind: 'second-step', pending: await beginSecondStep({ db: tx, clock }, { userId, restore }) };
    return { kind: 'started', started: await start(deps, tx, client, user) };
  });
}

/**
 * Begins the session of a person who has proven both factors.
 * @param restore as in {@link passFirstFactor}
 * @param also checked and written in the same transaction, after the account is locked
 * @throws {HttpError} 403 for a deactivated account, 409 `deletion`, 429 after too many sign-ins, and what `also` throws
 */
export async function passBothFactors(
  deps: AuthDeps,
  client: Client,
  { userId, restore = false }: { userId: string; restore?: boolean },
  also: (tx: Executor) => Promise<void> = async () => {},
): Promise<Started> {
  const { db, clock } = deps;
  await countTry({ db, clock }, { limits: sessionLimits(userId), message: WORDING.tooManySessions });
  return db.transaction(async (tx) => {
    const user = await lockUsable(tx, { userId, restore });
    await also(tx);
    return start(deps, tx, client, user);
  });
}

/**
 * Locks the row, so that a concurrent change of role or status applies to this session, and the number of sessions
 * stays within its limit.
 * @throws {HttpError} 403, 409 `deletion` as in {@link passFirstFactor}
 */
async function lockUsable(
  tx: Executor,
  { userId, restore }: { userId: string; restore: boolean },
): Promise<UserRow> {
  const [user] = await tx
    .select(userColumns)
    .from(users)
    .leftJoin(hubs, eq(hubs.id, users.hubId))
    .where(eq(users.id, userId))
    .for('no key update', { of: users });
  if (!user) throw forbidden(WORDING.deactivated);
  if (user.status === 'active') return user;
  const planned = await plannedDeletion(tx, userId);
  if (planned === undefined) throw forbidden(WORDING.deactivated);
  if (!restore) throw conflict(WORDING.toBeDeleted(planned.dueAt), { code: 'deletion' });
  return user;
}

async function start(
  { sessions, clock }: Pick<AuthDeps, 'sessions' | 'clock'>,
  tx: Executor,
  client: Client,
  user: UserRow,
): Promise<Started> {
  if (user.status !== 'active') await changeStatus(tx, { userId: user.id, status: 'active' });
  const device = await rememberDevice({ db: tx, clock }, { userId: user.id, device: client.device });
  const twoStepBy = await twoStepDeadline(tx, user);
  const session = await sessions.start(tx, { user, userAgent: client.userAgent, device });
  return { user: { ...user, status: 'active' }, twoStepBy, device, ...session };
}
