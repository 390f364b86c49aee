import { boolean, index, integer, pgEnum, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns';
import { users } from '../../users';

/** A person's passkeys: public keys that their devices sign with. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Chosen by the authenticator; base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key; base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far; 0 for authenticators that do not count. */
    counter: integer('counter').notNull(),
    /** How a browser reaches the authenticator, e.g. `internal`. */
    transports: text('transports').array().notNull(),
    /** Backed up by the browser's maker, so that it works on other devices too. */
    synced: boolean('synced').notNull(),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id').on(table.userId, table.createdAt)],
);

export const challengePurpose = pgEnum('passkey_challenge_purpose', ['add', 'prove']);

/** Challenges that passkeys sign: single use, for one browser. Spending one deletes it. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    hash: text('hash').primaryKey(),
    /** SHA-256 of the browser's device cookie. */
    browser: text('browser').notNull(),
    purpose: challengePurpose('purpose').notNull(),
    /** Who adds a passkey; null if anyone may sign it. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_expires_at').on(table.expiresAt),
    index('passkey_challenges_user_id').on(table.userId),
  ],
);
