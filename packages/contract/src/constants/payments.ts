/** `manual`: an administrator records a bank deposit. */
export const PAYMENT_PROVIDERS = ['mpesa', 'paystack', 'manual'] as const;
export type PaymentProviderName = (typeof PAYMENT_PROVIDERS)[number];

export const ORDER_STATES = ['open', 'paid', 'expired', 'cancelled', 'part_refunded', 'refunded'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** `held`: money of it is held, so that an unpaid one is neither open nor over. */
export const ORDER_FILTERS = [...ORDER_STATES, 'held'] as const;

/** `own`: the buyer's own lessons. `seats`: lessons for members of the buyer's hub. `gift`: for somebody else. */
export const ORDER_KINDS = ['own', 'seats', 'gift'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** Seats of one order. */
export const SEATS_MAX = 500;

/** `unpaid`: its order is open. `closed`: a refund has been asked for, so no seat can be claimed. */
export const SEAT_STATES = ['unpaid', 'open', 'full', 'closed', 'refunded'] as const;
export type SeatState = (typeof SEAT_STATES)[number];

/** `unpaid`: its order is open. `ready`: it can be claimed. */
export const GIFT_STATES = ['unpaid', 'ready', 'claimed', 'refunded'] as const;
export type GiftState = (typeof GIFT_STATES)[number];

/** `percent` and `amount` take off; `bursary`: everything, for one person. */
export const COUPON_KINDS = ['percent', 'amount', 'bursary'] as const;
export type CouponKind = (typeof COUPON_KINDS)[number];

/**
 * `unknown`: the provider did not answer when the attempt began. `lapsed`: nothing was heard for two minutes; it is
 * still checked. From every state `paid` can follow, and nothing follows `paid`.
 */
export const ATTEMPT_STATES = ['starting', 'waiting', 'unknown', 'failed', 'lapsed', 'paid'] as const;
export type AttemptState = (typeof ATTEMPT_STATES)[number];
/** An order has at most one attempt in these states. */
export const LIVE_ATTEMPT_STATES = ['starting', 'waiting', 'unknown'] as const;

export const MONEY_SOURCES = ['callback', 'query', 'c2b', 'pull', 'webhook', 'manual'] as const;
export type MoneySource = (typeof MONEY_SOURCES)[number];
/**
 * `applied`: it paid its order. `held`: an administrator decides. `dismissed`: there was no such money. `merged`: the
 * same money as another row.
 */
export const MONEY_STATES = ['applied', 'held', 'refunded', 'dismissed', 'merged'] as const;
export type MoneyState = (typeof MONEY_STATES)[number];

/**
 * Why money is held: `no-order` (no such account number), `amount` (not the total), `already-paid` (a second
 * payment), `already-owned` (the units were got in another way), `coupon-used` (the order was closed, and another one has the last
 * use of its coupon), `contradicted` (the provider's own query denies
 * it), `gone` (the account or the course was deleted).
 */
export const HELD_REASONS = [
  'no-order',
  'amount',
  'already-paid',
  'already-owned',
  'coupon-used',
  'contradicted',
  'gone',
] as const;
export type HeldReason = (typeof HELD_REASONS)[number];

export const REFUND_STATES = [
  'requested',
  'approved',
  'sent',
  'unknown',
  'done',
  'failed',
  'rejected',
] as const;
export type RefundState = (typeof REFUND_STATES)[number];
/**
 * `current`: refunds that wait for a person or are under way, and those that ended in the last day. A failed one counts
 * until it is asked for again.
 */
export const REFUND_FILTERS = [...REFUND_STATES, 'current'] as const;

/**
 * What to tell a person about an attempt that did not succeed (the wording is the client's): one for each group of
 * a provider's result codes.
 */
export const PAYMENT_PROBLEMS = [
  'balance',
  'over-limit',
  'repeated',
  'busy',
  'no-answer',
  'prompt',
  'cancelled',
  'wrong-pin',
  'pin-locked',
  'our-mistake',
  'declined',
  'other',
] as const;
export type PaymentProblem = (typeof PAYMENT_PROBLEMS)[number];

/** Whole shillings: M-Pesa's limits for one payment. */
export const MPESA_MIN = 1;
export const MPESA_MAX = 250_000;

/** Characters of a coupon's code, of the number of a deposit, and of the reference of a payout. */
export const PAYMENT_TEXTS = { couponMax: 20, depositMax: 40, payoutMax: 60 } as const;

/** After so many seconds without an answer the payer may try again. */
export const ATTEMPT_LAPSES_SECONDS = 120;

/** Days after the payment in which a share waits, because the learner may get a refund. */
export const EARNING_HOLD_DAYS = 14;
/** Of an instructor's share: `hold` until those days are over, `payable`, `paid` with a payout, `reversed` by a refund. */
export const EARNING_STATES = ['hold', 'payable', 'paid', 'reversed'] as const;
export type EarningState = (typeof EARNING_STATES)[number];

/** `due`: an administrator still has to pay it. */
export const PAYOUT_STATES = ['due', 'paid'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];
