import type { accounts, BodyOf } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { conflict, forbidden, unauthenticated } from '../platform/http/errors';
import { countTry, forgiveTry, type Limit } from '../platform/rate-limit';
import { accountsByEmail, changeStatus, plannedDeletion, type UserRow, users } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import { isKnownDevice, rememberDevice } from './known-devices';
import { knownDeviceLimits, sessionLimits, signInLimits } from './limits';
import { passwordFits } from './passwords';
import { WORDING } from './wording';

/** A new session, with the values of its cookies. */
export interface Started {
  user: UserRow;
  token: string;
  binding: string;
  device: string;
}

/**
 * Begins a session by address and password.
 * @throws {HttpError} 401 for wrong credentials, 403 for a deactivated account, 409 `deletion` for one that is to be
 *   deleted unless `restore` is set, 429 after too many tries
 */
export async function signIn(
  deps: AuthDeps,
  client: Client,
  { email, password, restore = false }: BodyOf<typeof accounts.signIn>,
): Promise<Started> {
  const { db } = deps;
  const limits = await countSignIn(deps, client, email);
  const account = await findAccount(deps, email, password);
  if (!account) throw unauthenticated(WORDING.wrongCredentials);
  // Successful attempts do not count: a whole class may sign in from one address.
  await forgiveTry(db, limits);
  const { passwordHash: _secret, ...user } = account;
  return beginSession(deps, client, user, { restore });
}

/**
 * Counts one try to sign in with the password of an address.
 * @returns the limits, to forgive the try if the password is right
 * @throws {HttpError} 429 after too many tries
 */
export async function countSignIn(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  client: Client,
  email: string,
): Promise<Limit[]> {
  const known = await isKnownDevice(db, { device: client.device, email });
  // Failed attempts by others must not lock the owner out, so known devices are counted separately.
  const limits =
    known && client.device ? knownDeviceLimits(client.device, email) : signInLimits(client.network, email);
  await countTry({ db, clock }, { limits, message: WORDING.tooManySignIns });
  return limits;
}

/**
 * Begins a session of a person who has proven who they are, by password or by a provider.
 * @throws {HttpError} 403 for a deactivated account, 409 `deletion` for one that is to be deleted unless `restore` is
 *   set, 429 after too many sessions
 */
export async function beginSession(
  { db, clock, sessions }: AuthDeps,
  client: Client,
  account: UserRow,
  { restore = false }: { restore?: boolean } = {},
): Promise<Started> {
  await countTry({ db, clock }, { limits: sessionLimits(account.id), message: WORDING.tooManySessions });
  return db.transaction(async (tx) => {
    // Lock the row, so that a concurrent change of role or status applies to this session, and the number of
    // sessions stays within its limit.
    const [current] = await tx
      .select({ role: users.role, status: users.status })
      .from(users)
      .where(eq(users.id, account.id))
      .for('no key update');
    if (current?.status !== 'active') await restoreAccount(tx, { userId: account.id, restore });
    if (current === undefined) throw unauthenticated(WORDING.wrongCredentials);
    const user = { ...account, role: current.role };
    const device = await rememberDevice({ db: tx, clock }, { userId: user.id, device: client.device });
    return { user, device, ...(await sessions.start(tx, { user, userAgent: client.userAgent, device })) };
  });
}

/**
 * Finds the account of the password. A wrong password always costs two hash checks, whether the address has an
 * owner, an unverified sign-up, both or neither, so that the time reveals nothing.
 */
async function findAccount({ db }: AuthDeps, email: string, password: string) {
  const { owner, pending } = await accountsByEmail(db, email);
  if (await passwordFits(owner?.passwordHash, password)) return owner;
  return (await passwordFits(pending?.passwordHash, password)) ? pending : undefined;
}

/** Keeps an account that is to be deleted, if its owner says so (spec 13.117). */
async function restoreAccount(
  tx: Executor,
  { userId, restore }: { userId: string; restore: boolean },
): Promise<void> {
  const planned = await plannedDeletion(tx, userId);
  if (planned === undefined) throw forbidden(WORDING.deactivated);
  if (!restore) throw conflict(WORDING.toBeDeleted(planned.dueAt), { code: 'deletion' });
  await changeStatus(tx, { userId, status: 'active' });
}
