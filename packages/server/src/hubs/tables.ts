import { HUB_REQUEST_STATES } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, id, moment } from '../platform/database/columns';
import { hubs, users } from '../users';

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
    state: text('state', { enum: HUB_REQUEST_STATES }).notNull().default('requested'),
    reason: text('reason'),
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
