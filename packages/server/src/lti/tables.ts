import type { LtiTarget } from '@digiken/contract/constants';
import { boolean, index, jsonb, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id, moment } from '../platform/database/columns';
import { hubs, users } from '../users';

/** A learning platform, such as Moodle, that links to this site (spec 14.280). */
export const ltiPlatforms = pgTable(
  'lti_platforms',
  {
    id: id(),
    name: text('name').notNull(),
    issuer: text('issuer').notNull(),
    clientId: text('client_id').notNull(),
    deploymentIds: text('deployment_ids').array().notNull(),
    authAddress: text('auth_address').notNull(),
    tokenAddress: text('token_address').notNull(),
    /** Audience of token requests; empty: the address. */
    tokenAudience: text('token_audience').notNull().default(''),
    keysAddress: text('keys_address').notNull(),
    /** Hosts that grades may be sent to, besides those of the addresses. */
    serviceHosts: text('service_hosts').array().notNull().default([]),
    /** Its people join this hub. */
    hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
    enabled: boolean('enabled').notNull().default(true),
    createdAt: createdAt(),
    lastLaunchAt: moment('last_launch_at'),
    /** The last launch that was refused. */
    problem: text('problem'),
    problemAt: moment('problem_at'),
  },
  (table) => [
    unique('lti_platforms_client').on(table.issuer, table.clientId),
    index('lti_platforms_all').on(table.createdAt, table.id),
    index('lti_platforms_hub').on(table.hubId),
  ],
);

/** What a platform has confirmed about a launch. */
export interface ConfirmedLaunch {
  subject: string;
  /** Lower case; null if the platform told none that this site accepts. */
  email: string | null;
  /** Empty if unknown. */
  firstName: string;
  lastName: string;
  deploymentId: string;
  /** Path of this site. */
  to: string;
  /** Undefined: an instructor chooses content. */
  link?: { id: string; lineItem: string | null; lineItems: string | null; scopes: string[] };
  choosing?: { returnUrl: string; data: string | null; multiple: boolean; lineItems: boolean };
}

export interface Target {
  kind: LtiTarget;
  id: string;
}

/** A launch that is under way in one browser (spec 14.282). */
export const ltiFlows = pgTable(
  'lti_flows',
  {
    /** SHA-256 of the state. The nonce is made from state and cookie and stored nowhere. */
    hash: text('hash').primaryKey(),
    /** SHA-256 of the browser's cookie. */
    browser: text('browser').notNull(),
    platformId: text('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    /** SHA-256 of what the tab of the platform knows, if that opened this one. */
    frame: text('frame'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
    /** The platform's answer has arrived; a second one is refused. */
    answeredAt: moment('answered_at'),
    confirmed: jsonb('confirmed').$type<ConfirmedLaunch>(),
    /** Content that was chosen for the platform. */
    chosen: jsonb('chosen').$type<Target[]>(),
  },
  (table) => [
    index('lti_flows_expires_at').on(table.expiresAt),
    index('lti_flows_platform').on(table.platformId),
    uniqueIndex('lti_flows_frame').on(table.frame),
  ],
);

/** A place at a platform that links to a course, lesson or quiz, with its column in the gradebook. */
export const ltiLinks = pgTable(
  'lti_links',
  {
    id: id(),
    platformId: text('platform_id')
      .notNull()
      .references(() => ltiPlatforms.id, { onDelete: 'cascade' }),
    deploymentId: text('deployment_id').notNull(),
    /** The platform's id of the place. */
    resourceLinkId: text('resource_link_id').notNull(),
    targetKind: text('target_kind').$type<LtiTarget>().notNull(),
    targetId: text('target_id').notNull(),
    /** Address of the column; null: there is none, or it is not made yet. */
    lineItem: text('line_item'),
    /** Where a column can be made. */
    lineItems: text('line_items'),
    scopes: text('scopes').array().notNull(),
  },
  (table) => [unique('lti_links_place').on(table.platformId, table.deploymentId, table.resourceLinkId)],
);

/** A person who came through a link, with the last grade that was sent (spec 14.291). */
export const ltiLaunches = pgTable(
  'lti_launches',
  {
    id: id(),
    linkId: text('link_id')
      .notNull()
      .references(() => ltiLinks.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person at the platform. */
    subject: text('subject').notNull(),
    launchedAt: moment('launched_at').notNull(),
    /** The last grade that the platform has taken or refused for good, as text. */
    sent: text('sent'),
    /** Its time, which the platform compares. */
    sentAt: moment('sent_at'),
    problem: text('problem'),
    problemAt: moment('problem_at'),
  },
  (table) => [
    unique('lti_launches_person').on(table.linkId, table.userId),
    index('lti_launches_user').on(table.userId),
  ],
);

/** Keys that sign what this site sends to platforms. */
export const ltiKeys = pgTable('lti_keys', {
  /** Of RFC 7638. */
  thumbprint: text('thumbprint').primaryKey(),
  publicKey: jsonb('public_key').$type<{ kty: string; n: string; e: string }>().notNull(),
  /** The private key, encrypted with a key that is derived from the server's secret. */
  sealed: text('sealed').notNull(),
  /** It is published before it signs, so that platforms know it by then. */
  signsFrom: moment('signs_from').notNull(),
});
