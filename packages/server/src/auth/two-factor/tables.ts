import { bigint, boolean, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../../platform/database/columns';
import { users } from '../../users';

const owner = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Codes from an app (TOTP): one secret for each person. */
export const twoFactors = pgTable('two_factors', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** The secret, encrypted with a key derived from the server's. */
  sealed: text('sealed').notNull(),
  /** Null until the first code has been entered. */
  confirmedAt: moment('confirmed_at'),
  /** The newest period of 30 seconds whose code was used: each code works once. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Unused recovery codes as hashes. Using one deletes it. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  { userId: owner(), hash: text('hash').notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** Sign-ins whose first step is done. The browser holds the token; it is no session. */
export const pendingSignIns = pgTable(
  'pending_sign_ins',
  {
    /** SHA-256 of the token. */
    hash: text('hash').primaryKey(),
    userId: owner(),
    /** The last step keeps an account that is to be deleted. */
    restore: boolean('restore').notNull().default(false),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('pending_sign_ins_user_id').on(table.userId),
    index('pending_sign_ins_expires_at').on(table.expiresAt),
  ],
);

/** Browsers on which a person is not asked for the second step. */
export const trustedDevices = pgTable(
  'trusted_devices',
  {
    id: id(),
    userId: owner(),
    /** SHA-256 of the device cookie's random value. */
    hash: text('hash').notNull(),
    /** Readable device name, from the User-Agent header. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('trusted_devices_browser').on(table.userId, table.hash),
    index('trusted_devices_expires_at').on(table.expiresAt),
  ],
);

/** One row, `site`: since when each role must sign in with two steps; null where it need not. */
export const twoStepPolicy = pgTable('two_step_policy', {
  id: text('id').primaryKey(),
  tutorSince: moment('tutor_since'),
  hubSince: moment('hub_since'),
  /** Content managers and administrators. */
  adminSince: moment('admin_since'),
  graceDays: integer('grace_days').notNull(),
});
