import { index, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, moment } from '../../platform/database/columns';
import { users } from '../../users';

/** What a provider has confirmed about a person. */
export interface Confirmed {
  issuer: string;
  subject: string;
  /** Lower case; null if the provider told none that this site accepts. */
  email: string | null;
  /** The provider says that the address is the person's. */
  emailVerified: boolean;
  /** Empty if unknown. */
  firstName: string;
  lastName: string;
}

/** A person at an OpenID Connect provider, who signs in to an account here (spec 13.131). */
export const userIdentities = pgTable(
  'user_identities',
  {
    /** The provider's own, unchanging name of itself, and of the person. */
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its id in the settings, or that of a learning platform. */
    provider: text('provider').notNull(),
    /** What people call a learning platform; null for providers, whose names are in the settings. */
    providerName: text('provider_name'),
    /** The address that the provider told last: only for the person to tell accounts apart. */
    email: text('email'),
    createdAt: createdAt(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    uniqueIndex('user_identities_one_of_provider').on(table.userId, table.provider),
  ],
);

/** A sign-in with a provider that is under way in one browser (spec 13.132). */
export const oidcFlows = pgTable(
  'oidc_flows',
  {
    /** SHA-256 of the browser's cookie. State, nonce and verifier are made from the cookie and stored nowhere. */
    hash: text('hash').primaryKey(),
    provider: text('provider').notNull(),
    /** The account that gets a new way of signing in; null for a sign-in. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The page of this site to return to. */
    returnTo: text('return_to'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The provider's answer has arrived; a second one is refused. */
    answeredAt: moment('answered_at'),
    confirmed: jsonb('confirmed').$type<Confirmed>(),
  },
  (table) => [
    index('oidc_flows_expires_at').on(table.expiresAt),
    index('oidc_flows_user_id').on(table.userId),
  ],
);
