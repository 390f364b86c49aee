import type { Preferences } from '@digiken/contract';
import { ROLES, USER_STATUSES } from '@digiken/contract';
import { DEFAULT_TIME_ZONE } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgEnum,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';

export const userRole = pgEnum('user_role', ROLES);
export const userStatus = pgEnum('user_status', USER_STATUSES);

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** Organisations or communities with members. Defined here because users.hub_id references it. */
export const hubs = pgTable(
  'hubs',
  {
    id: id(),
    name: text('name').notNull(),
    summary: text('summary').notNull().default(''),
    summaryLanguage: languageOf('summary'),
    description: text('description').notNull().default(''),
    descriptionLanguage: languageOf('description'),
    acceptsRequests: boolean('accepts_requests').notNull().default(true),
    /** Updated by the module hubs. */
    memberCount: integer('member_count').notNull().default(0),
    courseCount: integer('course_count').notNull().default(0),
    /** Of the dates of assignments. */
    timeZone: text('time_zone').notNull().default(DEFAULT_TIME_ZONE),
    /** Paths below /api/media/. `bannerSource` is the banner before it is cut. */
    logo: text('logo'),
    banner: text('banner'),
    bannerSource: text('banner_source'),
    /** Empty: decorative. */
    bannerAlt: text('banner_alt').notNull().default(''),
    bannerAltLanguage: languageOf('banner_alt'),
    /** Where it is cut, in percent of what is left over. */
    bannerPosition: integer('banner_position').notNull().default(50),
    createdAt: createdAt(),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', name), 'A') || setweight(to_tsvector('simple', summary), 'B')`,
    ),
  },
  (table) => [
    index('hubs_by_name').on(sql`lower(name)`, table.id),
    index('hubs_all').on(table.createdAt, table.id),
    index('hubs_search').using('gin', table.search),
  ],
);

export const users = pgTable(
  'users',
  {
    id: id(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /**
     * Lower case, as the contract's Email makes it. One verified account has it; any number of sign-ups that
     * are not verified may share it.
     */
    email: text('email').notNull(),
    /** Null for an account that a provider's sign-in made, until a password is chosen. */
    passwordHash: text('password_hash'),
    role: userRole('role').notNull().default('user'),
    status: userStatus('status').notNull().default('active'),
    /** `password`, or the id of an OpenID Connect provider. */
    signupMethod: text('signup_method').notNull().default('password'),
    emailVerifiedAt: moment('email_verified_at'),
    /** Path below /api/media/. */
    avatar: text('avatar'),
    /** What learners read about an instructor. */
    headline: text('headline').notNull().default(''),
    headlineLanguage: languageOf('headline'),
    bio: text('bio').notNull().default(''),
    bioLanguage: languageOf('bio'),
    /** The hub that a hub administrator administers. */
    hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
    preferences: jsonb('preferences').$type<Preferences>(),
    createdAt: createdAt(),
    /** Names and the parts of the email address, for search by administrators. */
    search: tsvector('search').generatedAlwaysAs(
      sql`to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.', '  '))`,
    ),
  },
  (table) => [
    uniqueIndex('users_verified_email').on(table.email).where(sql`email_verified_at is not null`),
    index('users_email').on(table.email, table.createdAt),
    index('users_hub_id').on(table.hubId),
    index('users_all').on(table.createdAt, table.id),
    index('users_by_role').on(table.role, table.createdAt, table.id),
    index('users_by_status').on(table.status, table.createdAt, table.id),
    index('users_search').using('gin', table.search),
  ],
);

/** Accounts that are deactivated and will be deleted. Without a row, an account stays. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: moment('requested_at').notNull(),
    dueAt: moment('due_at').notNull(),
    /** Certificates stay valid and keep the name. */
    keepCertificates: boolean('keep_certificates').notNull(),
  },
  (table) => [index('account_deletions_due').on(table.dueAt)],
);
