import { type Order, type OrderProgress } from '@digiken/contract';
import { LIVE_ATTEMPT_STATES, MPESA_MAX } from '@digiken/contract/constants';
import type { PaymentOptions } from '@digiken/hooks/payments';
import type { CheckoutScreenProps } from '@digiken/learning/checkout-screen';
import { coursePath } from './paths';
import {
  buySeatsPath,
  checkoutPath,
  failedPath,
  givePath,
  type PayingArea,
  paidPath,
  waitingPath,
} from './payment-paths';

type Progress = Pick<OrderProgress, '_id' | 'state' | 'attempt' | 'held'>;

const LIVE: ReadonlySet<string> = new Set(LIVE_ATTEMPT_STATES);

/** An attempt whose end is not known, also one that is checked on after two minutes. */
const isUndecided = (attempt: OrderProgress['attempt']) =>
  attempt !== null && (LIVE.has(attempt.state) || attempt.state === 'lapsed');

/** The page that an order is on: how it is paid, waiting, paid or failed. */
export function paymentPathOf({ _id, state, attempt, held }: Progress, area?: PayingArea): string {
  if (state !== 'open' && state !== 'expired' && state !== 'cancelled') return paidPath(_id, area);
  if (held || isUndecided(attempt)) return waitingPath(_id, area);
  return attempt?.state === 'failed' ? failedPath(_id, area) : checkoutPath(_id, area);
}

/** Where what an order contains is chosen again. */
export function changePathOf({ kind, seats, course }: Pick<Order, 'kind' | 'seats' | 'course'>): string {
  if (kind === 'seats') return buySeatsPath({ courseId: course._id, seats });
  if (course._id === null) return '/courses';
  return kind === 'gift'
    ? givePath(course._id)
    : coursePath('console', { _id: course._id, title: course.name });
}

/** Whether a new try would only get the one that is under way. */
export const hasLiveAttempt = ({ attempt }: Pick<OrderProgress, 'attempt'>): boolean =>
  attempt !== null && LIVE.has(attempt.state);

/** The ways to pay a total of whole shillings. */
export function methodsOf(
  options: PaymentOptions | undefined,
  total: number,
): NonNullable<CheckoutScreenProps['methods']> {
  return [
    ...(options?.mpesa && total <= MPESA_MAX ? (['mpesa'] as const) : []),
    ...(options?.cards ? (['paystack'] as const) : []),
  ];
}

/** For pages that use simulated payments. */
export const testOf = (options: PaymentOptions | undefined): CheckoutScreenProps['test'] =>
  options?.test ? { href: options.simulator } : undefined;
