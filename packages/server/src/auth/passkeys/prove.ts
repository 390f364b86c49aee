import type { PasskeyAssertion } from '@digiken/contract';
import { and, eq, lt, or } from 'drizzle-orm';
import { unauthenticated } from '../../platform/http/errors';
import { users } from '../../users';
import type { Client } from '../client';
import type { AuthDeps } from '../deps';
import { counterMail, WORDING } from '../wording';
import { CHALLENGE_MS, issueChallenge, spendChallenge } from './challenges';
import { needRelyingParty } from './relying-party';
import { passkeys } from './tables';

/** What the browser needs to let the person choose one of the passkeys that it has for this site. */
export async function proofOptions({ db, clock, config }: AuthDeps, device: string) {
  const { id } = needRelyingParty(config);
  return {
    challenge: await issueChallenge({ db, clock }, { purpose: 'prove', device }),
    rpId: id,
    timeout: CHALLENGE_MS,
    userVerification: 'required' as const,
  };
}

/**
 * Checks what a passkey signed (WebAuthn, "Verifying an Authentication Assertion"). The device has verified its user by
 * fingerprint, face or PIN, so it proves both factors (spec 13.142). A counter that does not rise means that the
 * passkey was copied: it is refused, and its owner gets a mail (spec 13.143).
 * @returns whose passkey it is
 * @throws {HttpError} 401 with one sentence for everything that is wrong, 409 if the site can have no passkeys
 */
export async function provePasskey(
  deps: AuthDeps,
  client: Pick<Client, 'device'>,
  assertion: PasskeyAssertion,
): Promise<{ userId: string }> {
  const { db, clock } = deps;
  const party = needRelyingParty(deps.config);
  const [found] = await db
    .select({ passkey: passkeys, email: users.email, firstName: users.firstName })
    .from(passkeys)
    .innerJoin(users, eq(users.id, passkeys.userId))
    .where(eq(passkeys.credentialId, assertion.id));
  if (!found) throw unauthenticated(WORDING.unknownPasskey);
  const { passkey } = found;
  const { userHandle } = assertion.response;
  const handleFits =
    userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString('utf8') === passkey.userId;
  const counter = handleFits
    ? await counterOf(assertion, {
        party,
        passkey,
        spend: async (challenge) =>
          client.device !== undefined &&
          spendChallenge({ db, clock }, { purpose: 'prove', device: client.device, challenge }),
      })
    : undefined;
  if (counter === undefined) throw unauthenticated(WORDING.refusedPasskey);
  const risen =
    counter === 0 ? eq(passkeys.counter, 0) : or(eq(passkeys.counter, 0), lt(passkeys.counter, counter));
  // One statement: of two requests with one counter, the second finds no row.
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: clock.now() })
    .where(and(eq(passkeys.id, passkey.id), risen))
    .returning({ id: passkeys.id });
  if (used.length === 0) {
    deps.background.run(() =>
      deps.mail.send({
        to: found.email,
        ...counterMail(found.firstName, passkey.name, deps.config.publicUrl),
      }),
    );
    throw unauthenticated(WORDING.copiedPasskey);
  }
  return { userId: passkey.userId };
}

/** @returns the signature counter of a valid assertion, undefined for an invalid one */
async function counterOf(
  { id, rawId, type, response }: PasskeyAssertion,
  {
    party,
    passkey,
    spend,
  }: {
    party: { id: string; origin: string };
    passkey: typeof passkeys.$inferSelect;
    spend: (challenge: string) => Promise<boolean>;
  },
): Promise<number | undefined> {
  // Loaded here: the parsers of certificates that it brings would delay the start of the server.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id, rawId, type, response, clientExtensionResults: {} },
      expectedChallenge: spend,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      // The counter is compared with the row in one statement, not with a value that was read before.
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: 0,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
