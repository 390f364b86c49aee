import { priceChoice, spread } from '../../enrolment';
import type { Caller } from '../../platform/http/route';
import type { Services } from '../../platform/services';
import type { Choice } from '../../enrolment';
import { countGuess, useCoupon } from './use';

/** The price of a choice with a coupon. @throws {HttpError} 422 with the reason why it cannot be used */
export async function quoteWithCoupon(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  caller: Caller,
  { courseId, choice, coupon }: { courseId: string; choice: Choice; coupon?: string | undefined },
) {
  const { quote } = await priceChoice(db, caller, { courseId, choice }, { payments: true });
  if (coupon === undefined || quote.total === 0) return { ...quote, couponDiscount: 0, coupon: null };
  await countGuess({ db, clock }, caller.id);
  const { total } = quote;
  const used = await useCoupon(
    { db, clock },
    { code: coupon, userId: caller.id, courseId, total },
    { lock: false },
  );
  const prices = spread(
    total - used.discount,
    quote.lines.map(({ price }) => price),
  );
  return {
    ...quote,
    lines: quote.lines.map((line, index) => ({ ...line, price: prices[index] ?? 0 })),
    total: total - used.discount,
    couponDiscount: used.discount,
    coupon: used.code,
  };
}
