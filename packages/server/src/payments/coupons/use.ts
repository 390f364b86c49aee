import { plainCode } from '@digiken/contract/constants';
import { and, count, eq, exists, inArray, isNotNull, ne, or, type SQL } from 'drizzle-orm';
import { invalid } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import type { Deps } from '../../platform/services';
import { countTry } from '../../platform/rate-limit';
import { isLive } from '../orders/live-attempt';
import { coupons, orders, paymentAttempts } from '../tables';

/** Orders that use up a coupon: open ones as well, so that the last use is not promised twice. */
export const USING = ['open', 'paid', 'part_refunded'] as const;

/**
 * A condition: the order uses up the coupon. So does a closed order whose payment is under way: a prompt on a phone
 * cannot be taken back (spec 15.105).
 */
const usesUp = ({ db, clock }: Deps<'clock'>, couponId: string): SQL | undefined =>
  and(
    eq(orders.couponId, couponId),
    or(
      inArray(orders.state, [...USING]),
      and(
        inArray(orders.state, ['cancelled', 'expired']),
        exists(
          db
            .select({ id: paymentAttempts.id })
            .from(paymentAttempts)
            .where(and(eq(paymentAttempts.orderId, orders.id), isLive(clock.now()))),
        ),
      ),
    ),
  );

/**
 * Whether the coupon of an order that was closed is used up by others, or by another purchase of the same person, so
 * that a late payment must not use it once more. Locks the coupon; lock the order and the enrolment first.
 */
export async function isCouponGone(deps: Deps<'clock'>, order: typeof orders.$inferSelect): Promise<boolean> {
  const { id, couponId, userId, courseId, state } = order;
  // An open order has its use already.
  if (couponId === null || userId === null || courseId === null || state === 'open') return false;
  const { db } = deps;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.id, couponId)).for('update');
  if (!coupon) return false;
  // A newer order of the same person for the same course is not another use, unless it is paid.
  const other = or(ne(orders.userId, userId), ne(orders.courseId, courseId), isNotNull(orders.paidAt));
  const uses = and(usesUp(deps, couponId), ne(orders.id, id), other);
  const counted = async (where: SQL | undefined) =>
    (await db.select({ count: count() }).from(orders).where(where))[0]?.count ?? 0;
  if ((await counted(and(uses, eq(orders.userId, userId)))) > 0) return true;
  return coupon.maxUses !== null && (await counted(uses)) >= coupon.maxUses;
}

export const toCode = (typed: string): string => plainCode(typed).toUpperCase();

export interface UsedCoupon {
  id: string;
  code: string;
  /** Whole shillings. */
  discount: number;
}

interface Use {
  code: string;
  userId: string;
  courseId: string;
  /** What it is taken off; whole shillings. */
  total: number;
  /** An order whose use does not count, because it is replaced or changed. */
  except?: string | undefined;
}

const refuse = (sentence: string) => invalid({ coupon: sentence });

/** Guesses of codes are counted. @throws {HttpError} 429 after too many */
export const countGuess = (services: Pick<Services, 'db' | 'clock'>, userId: string): Promise<void> =>
  countTry(services, {
    message: 'There were too many tries with coupons. Wait a few minutes, then try again.',
    limits: [{ key: `pay:coupon:${userId}`, max: 40, windowSeconds: 900 }],
  });

/**
 * What a coupon takes off. With `lock`, the coupon is locked until the transaction ends, so that its uses are
 * counted one after another; lock the order and the enrolment first.
 * @throws {HttpError} 422 with the reason why it cannot be used
 */
export async function useCoupon(
  { db, clock }: Deps<'clock'>,
  { code, userId, courseId, total, except }: Use,
  { lock }: { lock: boolean },
): Promise<UsedCoupon> {
  const found = db
    .select()
    .from(coupons)
    .where(eq(coupons.code, toCode(code)));
  const [coupon] = await (lock ? found.for('update') : found);
  if (!coupon) throw refuse('There is no such coupon. Check the code.');
  if (!coupon.active) throw refuse('This coupon is not valid any more.');
  if (coupon.expiresAt !== null && coupon.expiresAt <= clock.now()) throw refuse('This coupon has expired.');
  if (coupon.courseId !== null && coupon.courseId !== courseId)
    throw refuse('This coupon is for another course.');
  if (coupon.userId !== null && coupon.userId !== userId)
    throw refuse('This code is for another person. Sign in with the account that got it.');
  const uses = and(
    usesUp({ db, clock }, coupon.id),
    except === undefined ? undefined : ne(orders.id, except),
  );
  const [own] = await db
    .select({ count: count() })
    .from(orders)
    .where(and(uses, eq(orders.userId, userId)));
  if ((own?.count ?? 0) > 0) throw refuse('You have used this coupon already.');
  if (coupon.maxUses !== null) {
    const [all] = await db.select({ count: count() }).from(orders).where(uses);
    if ((all?.count ?? 0) >= coupon.maxUses) throw refuse('This coupon has been used up.');
  }
  const discount =
    coupon.kind === 'amount'
      ? Math.min(coupon.value, total)
      : Math.floor((total * (coupon.kind === 'bursary' ? 100 : coupon.value)) / 100);
  return { id: coupon.id, code: coupon.code, discount };
}
