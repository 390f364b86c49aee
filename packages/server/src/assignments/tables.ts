import { ASSIGNED_ACCESS } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { hubCohorts, hubMembers } from '../hubs';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { hubs, users } from '../users';

/** Courses that a hub assigns to its members. */
export const hubAssignments = pgTable(
  'hub_assignments',
  {
    id: id(),
    hubId: text('hub_id')
      .notNull()
      .references(() => hubs.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** All members; otherwise those of the cohorts. */
    everyone: boolean('everyone').notNull(),
    /** Names of the cohorts once it is withdrawn. */
    formerCohorts: jsonb('former_cohorts').$type<string[]>().notNull().default([]),
    /** Days as `2026-11-30` in the hub's time zone. */
    startsOn: text('starts_on'),
    /** One of both, or neither. */
    dueOn: text('due_on'),
    dueDays: integer('due_days'),
    note: text('note').notNull(),
    noteLanguage: languageOf('note'),
    withdrawnAt: moment('withdrawn_at'),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('hub_assignments_listed').on(table.hubId, table.createdAt, table.id),
    index('hub_assignments_course').on(table.courseId),
  ],
);

/** A cohort cannot be deleted while a course is assigned to it. */
export const hubAssignmentCohorts = pgTable(
  'hub_assignment_cohorts',
  {
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => hubAssignments.id, { onDelete: 'cascade' }),
    cohortId: text('cohort_id')
      .notNull()
      .references(() => hubCohorts.id),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.cohortId] }),
    index('hub_assignment_cohorts_cohort').on(table.cohortId),
  ],
);

/**
 * A member with an assigned course. The progress is a copy, so that an index sorts the list; `progress.ts` renews it.
 * Who leaves the hub leaves its assignments.
 */
export const hubAssignmentMembers = pgTable(
  'hub_assignment_members',
  {
    assignmentId: text('assignment_id')
      .notNull()
      .references(() => hubAssignments.id, { onDelete: 'cascade' }),
    hubId: text('hub_id').notNull(),
    userId: text('user_id').notNull(),
    /** Lower case, as of the last look. */
    sortName: text('sort_name').notNull(),
    access: text('access', { enum: ASSIGNED_ACCESS }).notNull().default('pending'),
    /** Days as `2026-11-30` in the hub's time zone. */
    assignedOn: text('assigned_on').notNull(),
    dueOn: text('due_on'),
    /** The end of that day. */
    dueAt: moment('due_at'),
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** 0 to 1. */
    fraction: doublePrecision('fraction').notNull().default(0),
    doneAt: moment('done_at'),
    /** The start of 1970: never. */
    activeAt: moment('active_at').notNull().default(sql`'1970-01-01T00:00:00Z'`),
    /** When the progress was looked up, and the course's lessons at that time. */
    lookedUpAt: moment('looked_up_at').notNull().default(sql`'1970-01-01T00:00:00Z'`),
    lessons: integer('lessons').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentId, table.userId] }),
    foreignKey({
      name: 'hub_assignment_members_member',
      columns: [table.hubId, table.userId],
      foreignColumns: [hubMembers.hubId, hubMembers.userId],
    }).onDelete('cascade'),
    index('hub_assignment_members_name').on(table.assignmentId, table.sortName, table.userId),
    index('hub_assignment_members_progress').on(table.assignmentId, table.fraction, table.userId),
    index('hub_assignment_members_active').on(table.assignmentId, table.activeAt, table.userId),
    index('hub_assignment_members_user').on(table.userId),
    index('hub_assignment_members_hub').on(table.hubId, table.userId),
    index('hub_assignment_members_pending').on(table.assignmentId).where(sql`access = 'pending'`),
    index('hub_assignment_members_due').on(table.dueAt).where(sql`done_at is null`),
  ],
);
