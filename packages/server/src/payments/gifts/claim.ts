import { asc, eq } from 'drizzle-orm';
import { countLearner } from '../../courses';
import { admit, lockEnrolment, ownedUnits } from '../../enrolment';
import type { Database, Executor } from '../../platform/database';
import { conflict, notFound } from '../../platform/http/errors';
import type { Caller } from '../../platform/http/route';
import { countTry } from '../../platform/rate-limit';
import type { Deps } from '../../platform/services';
import { writtenIn } from '../../platform/language';
import { gifts, orderLines, orders } from '../tables';
import { hashOfCode } from './code';

const UNKNOWN =
  'This code is not known. Check it, or ask the sender: a newer mail makes earlier codes worthless.';
const USED = 'This gift has been claimed already.';
const REFUNDED = 'This gift was paid back to the sender, so it cannot be claimed.';
const GONE = 'The course of this gift was deleted. The sender can ask for a refund.';
const OWNED =
  'You have these units already. The sender can ask for a refund, or give the code to somebody else.';
const TOO_MANY = 'There were too many codes in a short time. Wait a few minutes, then try again.';

const find = async (db: Executor, code: string) => {
  const [found] = await db
    .select({ gift: gifts, order: orders })
    .from(gifts)
    .innerJoin(orders, eq(orders.id, gifts.orderId))
    .where(eq(gifts.codeHash, hashOfCode(code)));
  return found;
};

type Found = NonNullable<Awaited<ReturnType<typeof find>>>;

/** Why nobody can claim it; null if it waits for its recipient. */
function obstacle({ gift, order }: Found): string | null {
  if (order.state === 'refunded') return REFUNDED;
  if (gift.claimedAt !== null) return USED;
  return order.courseId === null || order.state !== 'paid' ? GONE : null;
}

const linesOf = (db: Executor, orderId: string) =>
  db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));

/** The lines whose units the person does not have. */
async function missing(db: Executor, userId: string, order: Found['order']) {
  const lines = await linesOf(db, order.id);
  const unitIds = lines.flatMap(({ unitId }) => unitId ?? []);
  const owned = new Set(await ownedUnits(db, { userId, courseId: order.courseId ?? '', unitIds }));
  return lines.flatMap(({ unitId, price }) =>
    unitId === null || owned.has(unitId) ? [] : [{ unitId, pricePaid: price }],
  );
}

/** Guessing codes is hopeless, but it should not load the server either. */
const countGuess = (deps: Deps<'clock'>, userId: string) =>
  countTry(deps, { message: TOO_MANY, limits: [{ key: `gift:${userId}`, max: 30, windowSeconds: 900 }] });

/** What a code is for, and why the caller cannot claim it. @throws {HttpError} 429 after 30 codes in 15 minutes */
export async function readGift({ db, clock }: Deps<'clock'>, caller: Caller, code: string) {
  await countGuess({ db, clock }, caller.id);
  const found = await find(db, code);
  if (!found) return { gift: null, problem: UNKNOWN };
  const { gift, order } = found;
  const stopped = obstacle(found);
  if (order.courseId === null) return { gift: null, problem: stopped };
  const lines = await linesOf(db, order.id);
  const problem = stopped ?? ((await missing(db, caller.id, order)).length === 0 ? OWNED : null);
  return {
    gift: {
      from: order.buyerName,
      message: gift.message,
      messageLanguage: writtenIn(gift.message, gift.messageLanguage),
      course: { _id: order.courseId, name: order.courseTitle },
      units: order.whole ? null : lines.map(({ title }) => title),
    },
    problem,
  };
}

/**
 * Opens the units of a gift for the caller (spec 11.36): once, however many claim at the same time. Units that the
 * caller has already stay as they are.
 * @returns the id of the course
 * @throws {HttpError} 404 for an unknown code, 409 if it is used or refunded, or the caller has all units
 */
export async function claimGift(
  { db, clock }: Deps<'clock'> & { db: Database },
  caller: Caller,
  code: string,
): Promise<string> {
  await countGuess({ db, clock }, caller.id);
  const known = await find(db, code);
  if (!known) throw notFound(UNKNOWN);
  return db.transaction(async (tx) => {
    // A refund locks the order, too.
    await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, known.order.id)).for('update');
    const found = await find(tx, code);
    if (!found) throw notFound(UNKNOWN);
    const { gift, order } = found;
    const { courseId } = order;
    if (gift.claimedBy === caller.id && courseId !== null && order.state === 'paid') return courseId;
    const stopped = obstacle(found);
    if (stopped !== null || courseId === null) throw conflict(stopped ?? GONE);
    await lockEnrolment(tx, { userId: caller.id, courseId });
    const units = await missing(tx, caller.id, order);
    if (units.length === 0) throw conflict(OWNED);
    await tx
      .update(gifts)
      .set({
        claimedBy: caller.id,
        claimedAt: clock.now(),
        claimedUnits: units.map(({ unitId }) => unitId),
      })
      .where(eq(gifts.id, gift.id));
    const { fresh } = await admit(
      { db: tx, clock },
      { userId: caller.id, courseId, whole: order.whole, units },
    );
    if (fresh) await countLearner(tx, { courseId, change: 1 });
    return courseId;
  });
}
