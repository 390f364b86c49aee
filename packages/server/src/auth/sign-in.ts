import type { accounts, BodyOf } from '@digiken/contract';
import { unauthenticated } from '../platform/http/errors';
import { countFailures } from '../platform/rate-limit';
import { accountsByEmail, renewPasswordHash } from '../users';
import type { Client } from './client';
import type { AuthDeps } from './deps';
import { type FirstFactorResult, passFirstFactor } from './first-factor';
import { isKnownDevice } from './known-devices';
import { knownDeviceLimits, signInLimits } from './limits';
import { checkPassword, hashPassword } from './passwords';
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
  const account = await countSignIn(deps, { client, email }, async () => {
    const found = await findAccount(deps, email, password);
    if (!found) throw unauthenticated(WORDING.wrongCredentials);
    return found;
  });
  return passFirstFactor(deps, client, { userId: account.id, restore });
}

/**
 * Checks the password of an address, and counts a wrong one.
 * @throws {HttpError} 429 after too many tries, and what `check` throws for a wrong password
 */
export async function countSignIn<T>(
  { db, clock }: Pick<AuthDeps, 'db' | 'clock'>,
  { client, email }: { client: Client; email: string },
  check: () => Promise<T>,
): Promise<T> {
  const known = await isKnownDevice(db, { device: client.device, email });
  // Failed attempts by others must not lock the owner out, so known devices are counted separately.
  const limits =
    known && client.device ? knownDeviceLimits(client.device, email) : signInLimits(client.network, email);
  return countFailures({ db, clock }, { limits, message: WORDING.tooManySignIns }, check);
}

/**
 * Finds the account of the password. A wrong password always costs the checks of two hashes, whether the address has an
 * owner, an unverified sign-up, both or neither, so that the time reveals nothing. A hash of an earlier form of the
 * password is replaced.
 */
async function findAccount({ db }: AuthDeps, email: string, password: string) {
  const { owner, pending } = await accountsByEmail(db, email);
  for (const account of [owner, pending]) {
    const result = await checkPassword(account?.passwordHash, password);
    if (result === 'wrong' || !account?.passwordHash) continue;
    if (result === 'outdated')
      await renewPasswordHash(db, {
        ...{ userId: account.id, from: account.passwordHash },
        to: await hashPassword(password),
      });
    return account;
  }
  return undefined;
}
