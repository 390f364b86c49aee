import type { BodyOf, learning, Quote } from '@digiken/contract';
import { findCourse } from './course-access';
import { countLearner, managesCourse, type Viewer } from '../courses';
import { notifyAdministrators } from '../notifications';
import { paymentsOn } from '../platform/config';
import type { Executor } from '../platform/database';
import { conflict, forbidden, invalid, paymentRequired } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import type { Deps } from '../platform/services';
import { admit, lockEnrolment } from './repository';
import { NO_PAYMENTS, PAY_FIRST, type PricedUnit, quoteOf } from './pricing';
import { loadUnits } from './units';

export type Choice = BodyOf<typeof learning.quoteCourse>['choice'];

export async function quoteCourse(
  { db, config }: Deps<'config'>,
  viewer: Viewer,
  order: { courseId: string; choice: Choice },
): Promise<Quote> {
  return (await priceChoice(db, viewer, order, { payments: paymentsOn(config) })).quote;
}

const OFF_THE_CATALOGUE =
  'New enrolments in this course are closed at the moment. You keep the units that you have.';

/**
 * A choice with its course, its units and its price now.
 * @param options `payments`: the site has a payment provider; `forOthers`: what the viewer owns does not count;
 *   `asKept`: the choice was checked when it was made, and units that are gone since are left out
 * @throws {HttpError} 404 if the viewer may not see the course, 409 if it is not published, 422 for units of
 *   another course
 */
export async function priceChoice(
  db: Executor,
  viewer: Viewer,
  { courseId, choice }: { courseId: string; choice: Choice },
  { payments = false, forOthers = false, asKept = false } = {},
) {
  const course = await findCourse(db, viewer, courseId);
  if (course.state !== 'published' && !managesCourse(viewer, course)) throw conflict(OFF_THE_CATALOGUE);
  const contents = await loadUnits(db, forOthers ? null : viewer, courseId);
  const whole = 'whole' in choice;
  const chosen = whole ? contents : pick(contents, choice.unitIds, asKept);
  return { course, contents, chosen, whole, quote: quoteOf(chosen, whole, course.priceWhole, payments) };
}

function pick(contents: readonly PricedUnit[], unitIds: readonly string[], asKept: boolean): PricedUnit[] {
  const wanted = new Set(unitIds);
  const chosen = contents.filter((unit) => wanted.has(unit.id));
  if (asKept || chosen.length === wanted.size) return chosen;
  throw invalid({
    choice: 'One of the chosen units is not part of this course. Reload the page and choose again.',
  });
}

/**
 * Enrols the caller in a choice that costs nothing. Safe to repeat and to call concurrently: there is one
 * enrolment, and the administrators are notified once.
 * @param order `expectedTotal` is the total that the learner saw, in whole shillings
 * @throws {HttpError} 402 if the choice costs money, 403 if the caller is not a learner, 409 if the total has
 *   changed, 422 for units of another course
 */
export async function enrol(
  { db, clock, config }: Deps<'clock' | 'config'>,
  caller: Caller,
  order: { courseId: string; choice: Choice; expectedTotal: number },
): Promise<void> {
  const { courseId } = order;
  if (caller.role !== 'user') {
    throw forbidden('Only learners enrol in courses. Sign in with a learner account to study this one.');
  }
  await db.transaction(async (tx) => {
    // Lock before pricing, so that the owned units do not change in between.
    await lockEnrolment(tx, { userId: caller.id, courseId });
    const { course, chosen, whole, quote } = await priceChoice(tx, caller, order);
    if (course.state !== 'published') throw conflict(OFF_THE_CATALOGUE);
    if (quote.total !== order.expectedTotal) {
      throw conflict(
        'The price has changed since you opened this page. Check the new total and enrol again.',
      );
    }
    if (quote.total > 0) throw paymentRequired(paymentsOn(config) ? PAY_FIRST : NO_PAYMENTS);
    const paid = new Map(quote.lines.map((line) => [line.unitId, line.price]));
    const units = chosen.map(({ id }) => ({ unitId: id, pricePaid: paid.get(id) ?? 0 }));
    const { fresh } = await admit({ db: tx, clock }, { userId: caller.id, courseId, whole, units });
    if (!fresh) return;
    const message = `${caller.user.name} enrolled in “${course.title}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Enrolment', message: message });
    await countLearner(tx, { courseId, change: 1 });
  });
}
