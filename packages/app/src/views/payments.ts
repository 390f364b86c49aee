import { type Order, type OrderProgress } from '@digiken/contract';
import { LIVE_ATTEMPT_STATES, MPESA_MAX } from '@digiken/contract/constants';
import type { PaymentOptions } from '@digiken/hooks';
import type { CheckoutScreenProps } from '@digiken/learning/checkout-screen';
import { checkoutPath, failedPath, paidPath, waitingPath } from './paths';

type Progress = Pick<OrderProgress, '_id' | 'state' | 'attempt' | 'held'>;

const LIVE: ReadonlySet<string> = new Set(LIVE_ATTEMPT_STATES);

/** An attempt whose end is not known, also one that is checked on after two minutes. */
const isUndecided = (attempt: OrderProgress['attempt']) =>
  attempt !== null && (LIVE.has(attempt.state) || attempt.state === 'lapsed');

/** The page that an order is on: how it is paid, waiting, paid or failed. */
export function paymentPathOf({ _id, state, attempt, held }: Progress): string {
  if (state !== 'open' && state !== 'expired' && state !== 'cancelled') return paidPath(_id);
  if (held || isUndecided(attempt)) return waitingPath(_id);
  return attempt?.state === 'failed' ? failedPath(_id) : checkoutPath(_id);
}

/** Whether a new try would only get the one that is under way. */
export const hasLiveAttempt = ({ attempt }: Pick<OrderProgress, 'attempt'>): boolean =>
  attempt !== null && LIVE.has(attempt.state);

export function orderView(
  order: Order,
  image: string | undefined,
): NonNullable<CheckoutScreenProps['order']> {
  const { course, lines, discount, total, vat } = order;
  return {
    title: course.name,
    image,
    lines: lines.map(({ unitId, title, listPrice }, at) => ({
      id: unitId ?? String(at),
      title,
      price: listPrice,
    })),
    discount,
    total,
    vat,
  };
}

/** The ways to pay a total of whole shillings. */
export function methodsOf(
  options: PaymentOptions | undefined,
  total: number,
): NonNullable<CheckoutScreenProps['methods']> {
  return [
    ...(options?.mpesa && total <= MPESA_MAX ? (['mpesa'] as const) : []),
    ...(options?.cards ? (['card'] as const) : []),
  ];
}

/** For pages that use simulated payments. */
export const testOf = (options: PaymentOptions | undefined): CheckoutScreenProps['test'] =>
  options?.test ? { href: options.simulator } : undefined;
