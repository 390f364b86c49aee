import type { BodyOf, Passkey, passkeys as calls } from '@digiken/contract';
import { SIGN_IN_LIMITS } from '@digiken/contract/constants';
import { and, eq } from 'drizzle-orm';
import { databaseErrorCode, UNIQUE_VIOLATION } from '../../platform/database/errors';
import type { Executor } from '../../platform/database';
import { conflict, invalid, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { users } from '../../users';
import type { Client } from '../client';
import type { AuthDeps } from '../deps';
import { refuseOldSignIn } from '../recent-sign-in';
import { passkeyMail, WORDING } from '../wording';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './challenges';
import { needRelyingParty } from './relying-party';
import { passkeys } from './tables';

/** ES256, EdDSA and RS256 (COSE), which all authenticators have between them. */
const ALGORITHMS = [-7, -8, -257];

const toPasskey = (row: typeof passkeys.$inferSelect): Passkey => ({
  _id: row.id,
  name: row.name,
  synced: row.synced,
  createdAt: row.createdAt.toISOString(),
  lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
});

const rowsOf = (db: Executor, userId: string) =>
  db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt, passkeys.id);

/** Oldest first. */
export const listPasskeys = async (db: Executor, userId: string): Promise<Passkey[]> =>
  (await rowsOf(db, userId)).map(toPasskey);

function refuseEleventh(count: number): void {
  if (count >= SIGN_IN_LIMITS.passkeys) throw conflict(WORDING.tooManyPasskeys);
}

/**
 * What the browser needs to make a passkey.
 * @param device the value of the browser's device cookie
 * @throws {HttpError} 403 without a recent sign-in, 409 with ten passkeys or where the site can have none
 */
export async function newPasskeyOptions({ db, clock, config }: AuthDeps, caller: Caller, device: string) {
  const { id } = needRelyingParty(config);
  await refuseOldSignIn({ db, clock }, caller);
  const own = await rowsOf(db, caller.id);
  refuseEleventh(own.length);
  return {
    rp: { id, name: 'Digiken' },
    user: {
      id: Buffer.from(caller.id).toString('base64url'),
      name: caller.user.email,
      displayName: caller.user.name,
    },
    challenge: await issueChallenge({ db, clock }, { purpose: 'add', userId: caller.id, device }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
    timeout: CHALLENGE_MS,
    attestation: 'none' as const,
    // So that one device does not get two.
    excludeCredentials: own.map(({ credentialId, transports }) => ({
      id: credentialId,
      type: 'public-key' as const,
      transports,
    })),
    // Without an email address to look it up by, the device must be able to list it.
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
  };
}

/**
 * Adds a passkey (WebAuthn, "Registering a New Credential") and mails the person.
 * @throws {HttpError} 403 without a recent sign-in, 409 with ten passkeys or if it was added before, 422 if it is
 *   invalid or its challenge no longer works
 */
export async function addPasskey(
  deps: AuthDeps,
  caller: Caller,
  { client, name, passkey }: BodyOf<typeof calls.addPasskey> & { client: Pick<Client, 'device'> },
): Promise<Passkey> {
  const { db, clock, config } = deps;
  await refuseOldSignIn({ db, clock }, caller);
  const registered = await register(deps, caller, client, passkey);
  if (!registered) throw invalid({ passkey: WORDING.invalidPasskey });
  const { credential, credentialBackedUp } = registered;
  const added = await db
    .transaction(async (tx) => {
      // Of two requests at the same time, the second counts the passkey of the first.
      await tx.select({ id: users.id }).from(users).where(eq(users.id, caller.id)).for('no key update');
      refuseEleventh(await tx.$count(passkeys, eq(passkeys.userId, caller.id)));
      const [row] = await tx
        .insert(passkeys)
        .values({
          userId: caller.id,
          name,
          credentialId: credential.id,
          publicKey: Buffer.from(credential.publicKey).toString('base64url'),
          counter: credential.counter,
          transports: passkey.response.transports ?? [],
          synced: credentialBackedUp,
          createdAt: clock.now(),
        })
        .returning();
      if (!row) throw new Error('The new passkey has no row.');
      return row;
    })
    .catch((error: unknown) => {
      if (databaseErrorCode(error) === UNIQUE_VIOLATION) throw conflict(WORDING.knownPasskey);
      throw error;
    });
  tell(deps, caller, passkeyMail(caller.user.firstName, { name, change: 'added' }, config.publicUrl));
  return toPasskey(added);
}

async function register(
  { db, clock, config }: AuthDeps,
  caller: Caller,
  { device }: Pick<Client, 'device'>,
  { id, rawId, type, response }: BodyOf<typeof calls.addPasskey>['passkey'],
) {
  const party = needRelyingParty(config);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { clientDataJSON, attestationObject } = response;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId,
        type,
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: async (challenge) =>
        device !== undefined &&
        spendChallenge({ db, clock }, { purpose: 'add', userId: caller.id, device, challenge }),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return verified ? registrationInfo : undefined;
  } catch {
    return undefined;
  }
}

const own = (caller: Caller, passkeyId: string) =>
  and(eq(passkeys.id, passkeyId), eq(passkeys.userId, caller.id));

/** @throws {HttpError} 404 if it is not the caller's */
export async function renamePasskey(
  { db }: Pick<AuthDeps, 'db'>,
  caller: Caller,
  { passkeyId, name }: { passkeyId: string; name: string },
): Promise<Passkey> {
  const [row] = await db.update(passkeys).set({ name }).where(own(caller, passkeyId)).returning();
  if (!row) throw notFound(WORDING.noPasskey);
  return toPasskey(row);
}

/** @throws {HttpError} 403 without a recent sign-in, 404 if it is not the caller's */
export async function removePasskey(deps: AuthDeps, caller: Caller, passkeyId: string): Promise<void> {
  const { db, clock, config } = deps;
  const [known] = await db.select().from(passkeys).where(own(caller, passkeyId));
  if (!known) throw notFound(WORDING.noPasskey);
  await refuseOldSignIn({ db, clock }, caller);
  const [row] = await db.delete(passkeys).where(own(caller, passkeyId)).returning();
  if (!row) throw notFound(WORDING.noPasskey);
  const change = { name: row.name, change: 'removed' as const };
  tell(deps, caller, passkeyMail(caller.user.firstName, change, config.publicUrl));
}

function tell(
  { background, mail }: AuthDeps,
  { user }: Caller,
  content: ReturnType<typeof passkeyMail>,
): void {
  background.run(() => mail.send({ to: user.email, ...content }));
}
