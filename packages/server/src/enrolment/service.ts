import type { BodyOf, learning, Quote } from '@digiken/contract';
import { findCourse } from './course-access';
import { countLearner, managesCourse, type Viewer } from '../courses';
import { notifyAdministrators } from '../notifications';
import type { Clock } from '../platform/clock';
import type { Database, Executor } from '../platform/database';
import { conflict, forbidden, invalid, paymentRequired } from '../platform/http/errors';
import type { Caller } from '../platform/http/route';
import { admit, lockEnrolment } from './repository';
import { NO_PAYMENTS, type PricedUnit, quoteOf } from './pricing';
import { loadUnits } from './units';

type Choice = BodyOf<typeof learning.quoteCourse>['choice'];

export async function quoteCourse(
  db: Executor,
  viewer: Viewer,
  courseId: string,
  choice: Choice,
): Promise<Quote> {
  return (await priced(db, viewer, courseId, choice)).quote;
}

const OFF_THE_CATALOGUE = 'This course takes no new orders at the moment. What you have of it stays yours.';

async function priced(db: Executor, viewer: Viewer, courseId: string, choice: Choice) {
  const course = await findCourse(db, viewer, courseId);
  if (course.state !== 'published' && !managesCourse(viewer, course)) throw conflict(OFF_THE_CATALOGUE);
  const contents = await loadUnits(db, courseId, viewer?.id ?? null);
  const whole = 'whole' in choice;
  const chosen = whole ? contents : pick(contents, choice.unitIds);
  return { course, chosen, whole, quote: quoteOf(chosen, whole, course.priceWhole) };
}

function pick(contents: readonly PricedUnit[], unitIds: readonly string[]): PricedUnit[] {
  const wanted = new Set(unitIds);
  const chosen = contents.filter((unit) => wanted.has(unit.id));
  if (chosen.length === wanted.size) return chosen;
  throw invalid({
    choice: 'One of the chosen units is not part of this course. Reload the page and choose again.',
  });
}

/**
 * Enrols in a choice that costs nothing. Safe to repeat and to race: the same enrolment comes back, and the
 * administrators hear of it once.
 * @throws 402 where it costs money, 403 for anybody but a learner, 409 when the total is another one by now,
 *   422 for units of another course
 */
export async function enrol(
  { db, clock }: { db: Database; clock: Clock },
  viewer: Caller,
  courseId: string,
  order: { choice: Choice; expectedTotal: number },
): Promise<void> {
  if (viewer.role !== 'user') {
    throw forbidden('Only learners enrol in courses. Sign in with a learner account to study this one.');
  }
  await db.transaction(async (tx) => {
    // Locked before it is priced: what was owned must not be cancelled in between.
    await lockEnrolment(tx, viewer.id, courseId);
    const { course, chosen, whole, quote } = await priced(tx, viewer, courseId, order.choice);
    if (course.state !== 'published') throw conflict(OFF_THE_CATALOGUE);
    if (quote.total !== order.expectedTotal) {
      throw conflict(
        'The price has changed since you opened this page. Check the new total and enrol again.',
      );
    }
    if (!quote.payable) throw paymentRequired(NO_PAYMENTS);
    const paid = new Map(quote.lines.map((line) => [line.unitId, line.price]));
    const units = chosen.map(({ id }) => ({ unitId: id, pricePaid: paid.get(id) ?? 0 }));
    const { fresh } = await admit(tx, clock, { userId: viewer.id, courseId, whole, units });
    if (!fresh) return;
    const message = `${viewer.user.name} enrolled in “${course.title}”.`;
    await notifyAdministrators({ db: tx, clock }, { type: 'Enrolment', message: message });
    await countLearner(tx, courseId, 1);
  });
}
