import type { accounts, BodyOf } from '@digiken/contract';
import { unauthenticated } from '../platform/http/errors';
import { countTry, forgiveTry, type Limit } from '../platform/rate-limit';
import { accountsByEmail } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import { type FirstFactorResult, passFirstFactor } from './first-factor';
import { isKnownDevice } from './known-devices';
import { knownDeviceLimits, signInLimits } from './limits';
import { passwordFits } from './passwords';
import { WORDING } from './wording';

/**
 * Signs in by address and password: begins a session, or the second step of an account that asks for one.
 * @throws {HttpError} 401 for wrong credentials, 403 for a deactivated account, 409 `deletion` for one that is to be
 *   deleted unless `restore` is set, 429 after too many tries
 */
export async function signIn(
  deps: AuthDeps,
  client: Client,
  { email, password, restore = false }: BodyOf<typeof accounts.signIn>,
): Promise<FirstFactorResult> {
  const limits = await countSignIn(deps, client, email);
  const account = await findAccount(deps, email, password);
  if (!account) throw unauthenticated(WORDING.wrongCredentials);
  // Successful attempts do not count: a whole class may sign in from one address.
  await forgiveTry(deps.db, limits);
  return passFirstFactor(deps, client, { userId: account.id, restore });
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
 * Finds the account of the password. A wrong password always costs two hash checks, whether the address has an
 * owner, an unverified sign-up, both or neither, so that the time reveals nothing.
 */
async function findAccount({ db }: AuthDeps, email: string, password: string) {
  const { owner, pending } = await accountsByEmail(db, email);
  if (await passwordFits(owner?.passwordHash, password)) return owner;
  return (await passwordFits(pending?.passwordHash, password)) ? pending : undefined;
}
