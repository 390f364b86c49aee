import {
  CSV_ENCODINGS,
  CSV_SEPARATORS,
  HUB_REQUEST_STATES,
  INVITATION_LINE_STATES,
} from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { hubs, users } from '../users';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

const hub = () =>
  text('hub_id')
    .notNull()
    .references(() => hubs.id, { onDelete: 'cascade' });
const person = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

export const hubMembers = pgTable(
  'hub_members',
  { hubId: hub(), userId: person(), joinedAt: moment('joined_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.hubId, table.userId] }),
    index('hub_members_listed').on(table.hubId, table.joinedAt, table.userId),
    index('hub_members_user').on(table.userId),
  ],
);

/** Requests to join. All are kept; at most one is open. */
export const hubRequests = pgTable(
  'hub_requests',
  {
    id: id(),
    hubId: hub(),
    userId: person(),
    message: text('message').notNull(),
    messageLanguage: languageOf('message'),
    state: text('state', { enum: HUB_REQUEST_STATES }).notNull().default('requested'),
    reason: text('reason'),
    reasonLanguage: languageOf('reason'),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('hub_requests_open').on(table.hubId, table.userId).where(sql`state = 'requested'`),
    index('hub_requests_listed').on(table.hubId, table.createdAt, table.id),
    index('hub_requests_state').on(table.hubId, table.state, table.createdAt, table.id),
    index('hub_requests_user').on(table.userId, table.createdAt),
  ],
);

/** Invitation links: the SHA-256 of the secret, never the secret. */
export const hubInvitations = pgTable(
  'hub_invitations',
  {
    id: id(),
    hubId: hub(),
    hash: text('hash').notNull().unique(),
    label: text('label').notNull(),
    uses: integer('uses').notNull().default(0),
    maxUses: integer('max_uses').notNull(),
    expiresAt: moment('expires_at').notNull(),
    withdrawnAt: moment('withdrawn_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [index('hub_invitations_listed').on(table.hubId, table.createdAt, table.id)],
);

/** Members whom an administrator removed: invitation links made before that no longer let them in. */
export const hubRemovals = pgTable(
  'hub_removals',
  { hubId: hub(), userId: person(), removedAt: moment('removed_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.hubId, table.userId] }),
    index('hub_removals_user').on(table.userId),
  ],
);

export const hubCourses = pgTable(
  'hub_courses',
  {
    hubId: hub(),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.hubId, table.courseId] }),
    index('hub_courses_course').on(table.courseId),
  ],
);

/** Groups of members. */
export const hubCohorts = pgTable(
  'hub_cohorts',
  { id: id(), hubId: hub(), name: text('name').notNull(), createdAt: createdAt() },
  (table) => [uniqueIndex('hub_cohorts_name').on(table.hubId, sql`lower(${table.name})`)],
);

/** Members of cohorts. Who leaves the hub leaves its cohorts. */
export const hubCohortMembers = pgTable(
  'hub_cohort_members',
  {
    cohortId: text('cohort_id')
      .notNull()
      .references(() => hubCohorts.id, { onDelete: 'cascade' }),
    hubId: text('hub_id').notNull(),
    userId: text('user_id').notNull(),
    addedAt: moment('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.cohortId, table.userId] }),
    foreignKey({
      name: 'hub_cohort_members_member',
      columns: [table.hubId, table.userId],
      foreignColumns: [hubMembers.hubId, hubMembers.userId],
    }).onDelete('cascade'),
    index('hub_cohort_members_user').on(table.hubId, table.userId),
  ],
);

/** Checked lists of people to invite. Deleted a day after the check. */
export const hubInvitationChecks = pgTable(
  'hub_invitation_checks',
  {
    id: id(),
    hubId: hub(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    encoding: text('encoding', { enum: CSV_ENCODINGS }).notNull(),
    separator: text('separator', { enum: CSV_SEPARATORS }).notNull(),
    ignoredColumns: jsonb('ignored_columns').$type<string[]>().notNull(),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('hub_invitation_checks_listed').on(table.hubId, table.createdAt, table.id),
    index('hub_invitation_checks_expiry').on(table.expiresAt),
  ],
);

export const hubInvitationLines = pgTable(
  'hub_invitation_lines',
  {
    id: id(),
    checkId: text('check_id')
      .notNull()
      .references(() => hubInvitationChecks.id, { onDelete: 'cascade' }),
    /** In the file; the header is line 1. */
    line: integer('line').notNull(),
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    cohorts: jsonb('cohorts').$type<string[]>().notNull(),
    newCohorts: jsonb('new_cohorts').$type<string[]>().notNull(),
    state: text('state', { enum: INVITATION_LINE_STATES }).notNull(),
    duplicateOf: integer('duplicate_of'),
    changedTo: text('changed_to', { enum: INVITATION_LINE_STATES }),
  },
  (table) => [
    index('hub_invitation_lines_listed').on(table.checkId, table.line, table.id),
    index('hub_invitation_lines_state').on(table.checkId, table.state, table.line, table.id),
  ],
);

/**
 * Invitations for one address each. The secret of the link is derived from the id and `resends`, so that a mail which
 * is sent again after a crash is the same mail; only its SHA-256 is stored.
 */
export const hubPersonalInvitations = pgTable(
  'hub_personal_invitations',
  {
    id: id(),
    hubId: hub(),
    /** Lower case. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    /** Joined with the hub. A cohort that was deleted since is left out. */
    cohortIds: jsonb('cohort_ids').$type<string[]>().notNull(),
    checkId: text('check_id').references(() => hubInvitationChecks.id, { onDelete: 'set null' }),
    hash: text('hash').notNull().unique(),
    resends: integer('resends').notNull().default(0),
    /** When its mail is due; null: no mail waits. */
    mailDueAt: moment('mail_due_at'),
    /** Failed tries of the mail that waits. */
    mailFailures: integer('mail_failures').notNull().default(0),
    mailedAt: moment('mailed_at'),
    openedAt: moment('opened_at'),
    acceptedAt: moment('accepted_at'),
    acceptedBy: text('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: moment('withdrawn_at'),
    expiresAt: moment('expires_at').notNull(),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    search: tsvector('search').generatedAlwaysAs(
      sql`to_tsvector('simple', first_name || ' ' || last_name || ' ' || translate(email, '@.', '  '))`,
    ),
  },
  (table) => [
    uniqueIndex('hub_personal_invitations_open')
      .on(table.hubId, table.email)
      .where(sql`accepted_at is null and withdrawn_at is null`),
    index('hub_personal_invitations_listed').on(table.hubId, table.createdAt, table.id),
    index('hub_personal_invitations_mail').on(table.mailDueAt).where(sql`mail_due_at is not null`),
    index('hub_personal_invitations_check').on(table.checkId),
    index('hub_personal_invitations_search').using('gin', table.search),
  ],
);
