import { type AttemptState, LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, desc, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { courses, units } from '../../courses';
import { activeEnrolment, enrolments, enrolmentUnits, holdsUnit } from '../../enrolment';
import type { Executor } from '../../platform/database';
import { fixedLimit, statement } from '../../platform/database/statements';
import { keptChoices, orders, paymentAttempts } from '../tables';

const USER = sql.placeholder('user');
const COURSE = sql.placeholder('course');

const payment = (db: Executor, ofCourse?: SQL) =>
  db
    .select({
      reason: sql<'payment' | 'choice'>`'payment'`,
      id: orders.id,
      courseId: orders.courseId,
      title: orders.courseTitle,
      state: sql<AttemptState | null>`${paymentAttempts.state}`,
    })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, USER),
        ofCourse,
        eq(orders.state, 'open'),
        inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES, 'lapsed']),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(fixedLimit(1));

/** The latest choice of a course on sale, of which a unit that costs something is not owned yet. */
const choice = (db: Executor, ofCourse?: SQL) =>
  db
    .select({
      reason: sql<'payment' | 'choice'>`'choice'`,
      id: keptChoices.id,
      courseId: sql<string | null>`${keptChoices.courseId}`,
      title: courses.title,
      state: sql<AttemptState | null>`null`,
    })
    .from(keptChoices)
    .innerJoin(courses, and(eq(courses.id, keptChoices.courseId), eq(courses.state, 'published')))
    .where(
      and(
        eq(keptChoices.userId, USER),
        ofCourse,
        isNull(keptChoices.endedAt),
        gt(keptChoices.expiresAt, sql.placeholder('now')),
        sql`exists ${db
          .select({ id: units.id })
          .from(units)
          .leftJoin(enrolments, activeEnrolment(USER, units.courseId))
          .leftJoin(
            enrolmentUnits,
            and(eq(enrolmentUnits.enrolmentId, enrolments.id), eq(enrolmentUnits.unitId, units.id)),
          )
          .where(
            and(
              eq(units.courseId, keptChoices.courseId),
              gt(units.price, 0),
              sql`(${keptChoices.whole} or ${units.id} = any(${keptChoices.unitIds}))`,
              sql`not ${holdsUnit}`,
            ),
          )}`,
      ),
    )
    .orderBy(desc(keptChoices.createdAt))
    .limit(fixedLimit(1));

const ofAll = statement((db) => unionAll(payment(db), choice(db)).prepare('open_purchase'));

const ofCourse = statement((db) =>
  unionAll(payment(db, eq(orders.courseId, COURSE)), choice(db, eq(keptChoices.courseId, COURSE))).prepare(
    'open_purchase_of_course',
  ),
);

const paymentOfCourse = statement((db) =>
  payment(db, eq(orders.courseId, COURSE)).prepare('waiting_payment_of_course'),
);

/** The buyer's open order for a course whose payment has no answer yet; undefined without one. */
export async function waitingPayment(
  db: Executor,
  { userId: user, courseId: course }: { userId: string; courseId: string },
) {
  const [row] = await paymentOfCourse(db).execute({ user, course });
  return row?.state ? { orderId: row.id, state: row.state } : undefined;
}

/**
 * What a learner has begun to buy, in one query: the open order whose payment has no answer yet, by the latest attempt,
 * and the latest kept choice with something left to pay (spec 17.33).
 * @param courseId undefined: of all courses
 */
export async function openPurchase(
  db: Executor,
  { userId: user, courseId: course, now }: { userId: string; courseId?: string | undefined; now: Date },
) {
  const values = { user, now: now.toISOString() };
  const rows = await (course === undefined
    ? ofAll(db).execute(values)
    : ofCourse(db).execute({ ...values, course }));
  return {
    payment: rows.find(({ reason }) => reason === 'payment'),
    choice: rows.find(({ reason }) => reason === 'choice'),
  };
}
