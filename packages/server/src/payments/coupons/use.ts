import { plainCode } from '@digiken/contract/constants';
import { and, count, eq, inArray, ne } from 'drizzle-orm';
import { invalid } from '../../platform/http/errors';
import type { Services } from '../../platform/services';
import type { Deps } from '../../platform/services';
import { countTry } from '../../platform/rate-limit';
import { coupons, orders } from '../tables';

/** Orders that use up a coupon: open ones as well, so that the last use is not promised twice. */
export const USING = ['open', 'paid', 'part_refunded'] as const;

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
    eq(orders.couponId, coupon.id),
    inArray(orders.state, [...USING]),
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
