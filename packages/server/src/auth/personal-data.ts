import { asc, desc, eq, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database';
import { isoOf, type PersonalData } from '../platform/personal-data';
import { forgetLimits } from '../platform/rate-limit';
import {
  knownDevices,
  oidcFlows,
  passkeys,
  sessions,
  trustedDevices,
  twoFactors,
  userIdentities,
} from './tables';

const DELETED = { exported: 'sessions', deletion: 'Deleted.' };

export const authPersonalData: PersonalData = {
  tables: {
    sessions: DELETED,
    known_devices: DELETED,
    user_identities: DELETED,
    passkeys: DELETED,
    two_factors: DELETED,
    trusted_devices: DELETED,
    mailed_tokens: {
      exported: null,
      why: 'Hashes of links that work for a day at most.',
      deletion: 'Deleted.',
    },
    recovery_codes: { exported: null, why: 'Hashes of codes.', deletion: 'Deleted.' },
    pending_sign_ins: {
      exported: null,
      why: 'Hashes of sign-ins that wait for their second step for some minutes.',
      deletion: 'Deleted.',
    },
    passkey_challenges: {
      exported: null,
      why: 'Hashes that passkeys sign within some minutes.',
      deletion: 'Deleted.',
    },
    oidc_flows: {
      exported: null,
      why: 'Sign-ins with a provider that are under way for 30 minutes at most.',
      deletion: 'Deleted, also those that a provider has confirmed for the same address or person.',
    },
    rate_limits: {
      exported: null,
      why: 'Counts tries for some minutes.',
      deletion: 'Counts under the email address are deleted.',
    },
  },
  exportOf: async ({ db }, userId) => {
    const signedIn = await db
      .select({
        device: sessions.device,
        createdAt: sessions.createdAt,
        lastSeenAt: sessions.lastSeenAt,
        provedAt: sessions.provedAt,
        expiresAt: sessions.expiresAt,
      })
      .from(sessions)
      .where(eq(sessions.userId, userId))
      .orderBy(desc(sessions.createdAt));
    const devices = await db
      .select({ at: knownDevices.lastUsedAt })
      .from(knownDevices)
      .where(eq(knownDevices.userId, userId));
    const knownBrowsers = devices.map(({ at }) => ({ lastUsedAt: isoOf(at) }));
    return { parts: { sessions: { signedIn, knownBrowsers, ...(await waysOf(db, userId)) } } };
  },
  erase: async ({ db }, { id, email }) => {
    await forgetLimits(db, email);
    // Those of nobody's account: the address is in what the provider confirmed.
    await db.delete(oidcFlows).where(
      or(
        sql`${oidcFlows.confirmed} ->> 'email' = ${email}`,
        sql`exists (select 1 from ${userIdentities}
            where ${userIdentities.userId} = ${id}
              and ${userIdentities.issuer} = ${oidcFlows.confirmed} ->> 'issuer'
              and ${userIdentities.subject} = ${oidcFlows.confirmed} ->> 'subject')`,
      ),
    );
  },
};

/** How a person signs in, without keys, secrets and hashes. */
async function waysOf(db: Executor, userId: string) {
  const providers = await db
    .select({
      provider: userIdentities.provider,
      email: userIdentities.email,
      createdAt: userIdentities.createdAt,
      lastUsedAt: userIdentities.lastUsedAt,
    })
    .from(userIdentities)
    .where(eq(userIdentities.userId, userId))
    .orderBy(asc(userIdentities.createdAt));
  const keys = await db
    .select({
      name: passkeys.name,
      synced: passkeys.synced,
      createdAt: passkeys.createdAt,
      lastUsedAt: passkeys.lastUsedAt,
    })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt));
  const [codes] = await db
    .select({ since: twoFactors.confirmedAt })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  const trustedBrowsers = await db
    .select({
      device: trustedDevices.device,
      createdAt: trustedDevices.createdAt,
      expiresAt: trustedDevices.expiresAt,
    })
    .from(trustedDevices)
    .where(eq(trustedDevices.userId, userId))
    .orderBy(asc(trustedDevices.createdAt));
  return { providers, passkeys: keys, codesSince: codes?.since ?? null, trustedBrowsers };
}
