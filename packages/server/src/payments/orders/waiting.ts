import { LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { fixedLimit, statement } from '../../platform/database/statements';
import { orders, paymentAttempts } from '../tables';

const newest = (db: Executor, ofCourse?: SQL) =>
  db
    .select({
      orderId: orders.id,
      courseId: orders.courseId,
      title: orders.courseTitle,
      state: paymentAttempts.state,
    })
    .from(orders)
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, orders.id))
    .where(
      and(
        eq(orders.userId, sql.placeholder('user')),
        ofCourse,
        eq(orders.state, 'open'),
        inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES, 'lapsed']),
      ),
    )
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(fixedLimit(1));

const ofAll = statement((db) => newest(db).prepare('waiting_payment'));

const ofCourse = statement((db) =>
  newest(db, eq(orders.courseId, sql.placeholder('course'))).prepare('waiting_payment_of_course'),
);

/**
 * The buyer's open order whose payment has no answer yet, by the latest attempt; undefined without one.
 * @param courseId undefined: of all courses
 */
export async function waitingPayment(
  db: Executor,
  { userId: user, courseId: course }: { userId: string; courseId?: string | undefined },
) {
  const [row] =
    course === undefined ? await ofAll(db).execute({ user }) : await ofCourse(db).execute({ user, course });
  return row;
}
