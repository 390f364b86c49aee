import { ENROLMENT_STATES } from '@digiken/contract/constants';
import { and, type Column, eq, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { courses, units } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { users } from '../users';

/** One learner in one course. */
export const enrolments = pgTable(
  'enrolments',
  {
    id: id(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    /** The whole course, including units that are added later. */
    whole: boolean('whole').notNull(),
    state: text('state', { enum: ENROLMENT_STATES }).notNull().default('active'),
    /** A copy of courses.owner_id, so that an index finds an instructor's learners. */
    teacherId: text('teacher_id').references(() => users.id, { onDelete: 'set null' }),
    lastStudiedAt: moment('last_studied_at'),
    /** The administrator who added it, and the reason; null if the learner enrolled. */
    addedBy: text('added_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note'),
    noteLanguage: languageOf('note'),
    cancelledAt: moment('cancelled_at'),
    cancelReason: text('cancel_reason'),
    cancelReasonLanguage: languageOf('cancel_reason'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('enrolments_user_course').on(table.userId, table.courseId),
    index('enrolments_listed').on(table.userId, table.createdAt, table.id),
    index('enrolments_course').on(table.courseId, table.createdAt, table.id),
    index('enrolments_teacher').on(table.teacherId, table.createdAt, table.id),
    // "Needs help": learners who studied longest ago.
    index('enrolments_quiet').on(table.teacherId, table.state, table.lastStudiedAt),
    index('enrolments_all').on(table.createdAt, table.id),
    index('enrolments_state').on(table.state, table.createdAt, table.id),
  ],
);

/** The join condition for a user's active enrolment in a course. A cancelled one gives no access. */
export const activeEnrolment = (
  userId: string | Placeholder,
  courseId: Column | Placeholder,
): SQL | undefined =>
  and(eq(enrolments.courseId, courseId), eq(enrolments.userId, userId), eq(enrolments.state, 'active'));

/** A unit of an enrolment, with the price that was paid. */
export const enrolmentUnits = pgTable(
  'enrolment_units',
  {
    enrolmentId: text('enrolment_id')
      .notNull()
      .references(() => enrolments.id, { onDelete: 'cascade' }),
    unitId: text('unit_id')
      .notNull()
      .references(() => units.id, { onDelete: 'cascade' }),
    /** Whole shillings. */
    pricePaid: integer('price_paid').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.enrolmentId, table.unitId] }),
    index('enrolment_units_unit').on(table.unitId, table.enrolmentId),
    check('enrolment_units_price_paid', sql`price_paid >= 0`),
  ],
);

/**
 * Whether the joined enrolment holds the joined unit. Join `enrolments` by {@link activeEnrolment}, and
 * `enrolmentUnits` by enrolment and unit. False without an enrolment.
 */
export const holdsUnit = sql<boolean>`coalesce(${enrolments.whole} or ${enrolmentUnits.unitId} is not null, false)`;
