import { index, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';
import { users } from '../users';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** One signed-in device. A token is valid only while its row exists (spec R.62). */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: owner(),
    /** Readable device name, from the User-Agent header at sign-in. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    lastSeenAt: moment('last_seen_at').notNull().defaultNow(),
    /** When the person last entered the password or used a passkey in it. */
    provedAt: moment('proved_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('sessions_user_id').on(table.userId, table.createdAt),
    index('sessions_expires_at').on(table.expiresAt),
  ],
);

/** Browsers that have signed in to an account. Failed attempts by others do not lock them out. */
export const knownDevices = pgTable(
  'known_devices',
  {
    userId: owner(),
    /** SHA-256 of the device cookie's random value. */
    hash: text('hash').notNull(),
    lastUsedAt: moment('last_used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.hash] }),
    index('known_devices_last_used_at').on(table.lastUsedAt),
  ],
);

export const mailedTokenPurpose = pgEnum('mailed_token_purpose', ['verify', 'reset']);

/** Links sent by mail: the SHA-256 of the token, never the token. Spending one deletes it. */
export const mailedTokens = pgTable(
  'mailed_tokens',
  {
    hash: text('hash').primaryKey(),
    userId: owner(),
    purpose: mailedTokenPurpose('purpose').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('mailed_tokens_user_id').on(table.userId, table.purpose),
    index('mailed_tokens_expires_at').on(table.expiresAt),
  ],
);

// Sign-in with OpenID Connect providers.
export { oidcFlows, userIdentities } from './oidc/tables';
export * from './passkeys/tables';
export * from './two-factor/tables';
