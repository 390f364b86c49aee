import {
  ATTEMPT_STATES,
  COUPON_KINDS,
  HELD_REASONS,
  MONEY_SOURCES,
  MONEY_STATES,
  ORDER_KINDS,
  ORDER_STATES,
  PAYMENT_PROVIDERS,
  PAYOUT_STATES,
  REFUND_STATES,
} from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { courses, units } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { hubs, users } from '../users';

export const coupons = pgTable(
  'coupons',
  {
    id: id(),
    code: text('code').notNull().unique('coupons_code'),
    kind: text('kind', { enum: COUPON_KINDS }).notNull(),
    /** Percent, or whole shillings; 100 for a bursary. */
    value: integer('value').notNull(),
    /** Null: for every course. */
    courseId: text('course_id').references(() => courses.id, { onDelete: 'cascade' }),
    /** Whose bursary it is. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at'),
    maxUses: integer('max_uses'),
    active: boolean('active').notNull().default(true),
    createdBy: text('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('coupons_all').on(table.createdAt, table.id),
    index('coupons_course').on(table.courseId, table.createdAt, table.id),
    check('coupons_value', sql`value > 0 and (kind = 'amount' or value <= 100)`),
    check('coupons_bursary', sql`(kind = 'bursary') = (user_id is not null)`),
  ],
);

/**
 * What a person wants to buy, at fixed prices. It survives its buyer and its course: names are copied. All amounts
 * of this module are whole shillings.
 */
export const orders = pgTable(
  'orders',
  {
    id: id(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    buyerName: text('buyer_name').notNull(),
    buyerEmail: text('buyer_email').notNull(),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    courseTitle: text('course_title').notNull(),
    kind: text('kind', { enum: ORDER_KINDS }).notNull().default('own'),
    /** How many times each line is bought; its price is that of all of them. */
    seats: integer('seats').notNull().default(1),
    couponId: text('coupon_id').references(() => coupons.id, { onDelete: 'set null' }),
    couponCode: text('coupon_code'),
    /** The part of `discount` that the coupon takes off. */
    couponDiscount: integer('coupon_discount').notNull().default(0),
    /** The whole course, including units that are added later. */
    whole: boolean('whole').notNull(),
    listTotal: integer('list_total').notNull(),
    discount: integer('discount').notNull().default(0),
    total: integer('total').notNull(),
    /** The part of `total` that is value added tax. */
    vat: integer('vat').notNull().default(0),
    state: text('state', { enum: ORDER_STATES }).notNull().default('open'),
    receiptNo: text('receipt_no').unique('orders_receipt_no'),
    /** In the link that proves the receipt; null until it is paid. */
    verifyCode: text('verify_code').unique('orders_verify_code'),
    /** The request that made it, by its Idempotency-Key. */
    idempotencyKey: text('idempotency_key'),
    /** Until then the prices hold; longer while an attempt is under way. */
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('orders_user_key').on(table.userId, table.idempotencyKey),
    uniqueIndex('orders_one_open').on(table.userId, table.courseId, table.kind).where(sql`state = 'open'`),
    index('orders_all').on(table.createdAt, table.id),
    index('orders_state').on(table.state, table.createdAt, table.id),
    index('orders_user').on(table.userId, table.createdAt, table.id),
    index('orders_gifts').on(table.userId, table.createdAt, table.id).where(sql`kind = 'gift'`),
    check(
      'orders_total',
      sql`total >= 0 and discount >= coupon_discount and coupon_discount >= 0 and list_total = total + discount`,
    ),
    // Only a coupon makes an order free.
    check('orders_free', sql`total > 0 or coupon_code is not null`),
    check('orders_seats', sql`seats >= 1 and (kind = 'seats' or seats = 1)`),
    index('orders_coupon').on(table.couponId, table.state),
    index('orders_paid').on(table.paidAt).where(sql`paid_at is not null`),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer('position').notNull(),
    unitId: text('unit_id').references(() => units.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    listPrice: integer('list_price').notNull(),
    price: integer('price').notNull(),
    instructorId: text('instructor_id').references(() => users.id, { onDelete: 'set null' }),
    /** What of `price` the instructor gets. */
    share: integer('share').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index('order_lines_instructor').on(table.instructorId),
    check('order_lines_price', sql`price >= 0 and share >= 0 and share <= price`),
  ],
);

/** One try to pay an order. An order has at most one live attempt. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    amount: integer('amount').notNull(),
    /** 254…; cut to its last three digits after 30 days. */
    phone: text('phone'),
    /** The account number of the payment, for people and for the provider's lists. */
    reference: text('reference').notNull().unique('payment_attempts_reference'),
    /** SHA-256 of the token in the callback's address. */
    tokenHash: text('token_hash').notNull().unique('payment_attempts_token'),
    merchantRequestId: text('merchant_request_id'),
    checkoutRequestId: text('checkout_request_id').unique('payment_attempts_checkout'),
    /** The provider's page on which a card is entered. */
    payUrl: text('pay_url'),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('starting'),
    /** The provider's result code. */
    code: text('code'),
    /** Checks with the provider so far. */
    checks: integer('checks').notNull().default(0),
    /** A code that the payer typed: "I have paid". */
    claimedReceipt: text('claimed_receipt'),
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('payment_attempts_one_live')
      .on(table.orderId)
      .where(sql`state in ('starting', 'waiting', 'unknown')`),
    index('payment_attempts_order').on(table.orderId, table.createdAt),
    index('payment_attempts_age').on(table.createdAt).where(sql`length(phone) > 3`),
    check('payment_attempts_amount', sql`amount > 0`),
  ],
);

/** Money that arrived. Written by `settle` only. */
export const moneyIn = pgTable(
  'money_in',
  {
    id: id(),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    /** The provider's code of the transaction; null while only a query has reported it. */
    receipt: text('receipt'),
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    orderId: text('order_id').references(() => orders.id),
    amount: integer('amount').notNull(),
    source: text('source', { enum: MONEY_SOURCES }).notNull(),
    state: text('state', { enum: MONEY_STATES }).notNull(),
    /** Why it is held. */
    reason: text('reason', { enum: HELD_REASONS }),
    /** The account number that the payer typed, if no attempt has it. */
    reference: text('reference'),
    /** What an administrator wrote about it. */
    note: text('note'),
    at: moment('at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('money_in_receipt').on(table.provider, table.receipt).where(sql`receipt is not null`),
    uniqueIndex('money_in_attempt').on(table.attemptId).where(sql`attempt_id is not null`),
    uniqueIndex('money_in_one_applied').on(table.orderId).where(sql`state = 'applied'`),
    index('money_in_order').on(table.orderId),
    index('money_in_at').on(table.provider, table.at),
    index('money_in_state').on(table.state, table.createdAt, table.id),
    check('money_in_amount', sql`amount > 0`),
  ],
);

/** Double entry, append-only. A trigger checks at commit that each transaction sums to zero. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: id(),
    /** Entries of one transaction: `in:{money}`, `apply:{money}`, `refund:{refund}`. */
    txn: text('txn').notNull(),
    /** `clearing:mpesa`, `held`, `revenue`, `vat`, `instructor:{id}`, … */
    account: text('account').notNull(),
    /** Debit above zero, credit below it. */
    amount: integer('amount').notNull(),
    orderId: text('order_id').references(() => orders.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.txn, table.account),
    index('ledger_entries_account').on(table.account, table.createdAt),
    check('ledger_entries_amount', sql`amount <> 0`),
  ],
);

/** Every call of a provider, as it was sent. Bodies are deleted after 30 days, because they contain phone numbers. */
export const hookInbox = pgTable(
  'hook_inbox',
  {
    id: id(),
    digest: text('digest').notNull().unique('hook_inbox_digest'),
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    attemptId: text('attempt_id').references(() => paymentAttempts.id),
    body: text('body').notNull(),
    outcome: text('outcome'),
    processedAt: moment('processed_at'),
    createdAt: createdAt(),
  },
  (table) => [index('hook_inbox_age').on(table.createdAt), index('hook_inbox_attempt').on(table.attemptId)],
);

/** Mails about payments. The unique key makes each one once. */
export const paymentOutbox = pgTable('payment_outbox', {
  id: id(),
  dedup: text('dedup').notNull().unique('payment_outbox_dedup'),
  kind: text('kind').notNull(),
  payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
  sentAt: moment('sent_at'),
  createdAt: createdAt(),
});

/** The last number of each year's receipts, which have no gaps. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/** What all processes share about a provider: its access token and when it may be asked again. */
export const providerState = pgTable('provider_state', {
  provider: text('provider').primaryKey(),
  token: text('token'),
  tokenExpiresAt: moment('token_expires_at'),
  /** One process renews the token until then. */
  renewingUntil: moment('renewing_until'),
  nextCallAt: moment('next_call_at'),
  /** The last successful run of the reconciliation, and of the ledger's check with its result. */
  pulledAt: moment('pulled_at'),
  checkedAt: moment('checked_at'),
  problem: text('problem'),
});

/** One administrator asks, another one approves. */
export const refunds = pgTable(
  'refunds',
  {
    id: id(),
    moneyId: text('money_id')
      .notNull()
      .references(() => moneyIn.id),
    orderId: text('order_id').references(() => orders.id),
    amount: integer('amount').notNull(),
    reason: text('reason').notNull(),
    reasonLanguage: languageOf('reason'),
    state: text('state', { enum: REFUND_STATES }).notNull().default('requested'),
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: moment('decided_at'),
    /** SHA-256 of the token in the address of the provider's result. */
    tokenHash: text('token_hash').unique('refunds_token'),
    /** The provider's name of the request. */
    providerId: text('provider_id'),
    code: text('code'),
    doneAt: moment('done_at'),
    /** What an administrator says became of it, where the provider did not answer. */
    answer: jsonb('answer').$type<{ sent: boolean; reference: string; reason: string; at: string }>(),
    answeredBy: text('answered_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('refunds_one').on(table.moneyId).where(sql`state not in ('rejected', 'failed')`),
    index('refunds_money').on(table.moneyId, table.createdAt),
    index('refunds_order').on(table.orderId, table.createdAt),
    index('refunds_all').on(table.createdAt, table.id),
    index('refunds_state').on(table.state, table.createdAt, table.id),
    index('refunds_done').on(table.doneAt).where(sql`state = 'done'`),
    check('refunds_amount', sql`amount > 0`),
  ],
);

/** What an instructor is paid for a month. Its amount never changes. */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    /** No foreign key: the id stays for the accounts when the account is deleted. */
    instructorId: text('instructor_id').notNull(),
    /** Name and address when it was prepared. */
    instructorName: text('instructor_name').notNull(),
    instructorEmail: text('instructor_email').notNull(),
    /** `2026-11`, in Nairobi. */
    month: text('month').notNull(),
    amount: integer('amount').notNull(),
    state: text('state', { enum: PAYOUT_STATES }).notNull().default('due'),
    /** The bank's or M-Pesa's code of the payment. */
    reference: text('reference'),
    paidBy: text('paid_by').references(() => users.id, { onDelete: 'set null' }),
    paidAt: moment('paid_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('payouts_once').on(table.instructorId, table.month),
    index('payouts_all').on(table.createdAt, table.id),
    index('payouts_month').on(table.month, table.createdAt, table.id),
    index('payouts_state').on(table.state, table.createdAt, table.id),
    check('payouts_amount', sql`amount > 0`),
    check('payouts_paid', sql`(state = 'paid') = (reference is not null and paid_at is not null)`),
  ],
);

/** The instructor's share of a paid order line. */
export const earnings = pgTable(
  'earnings',
  {
    id: id(),
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    /** No foreign key: the id stays for the accounts when the account is deleted. */
    instructorId: text('instructor_id').notNull(),
    share: integer('share').notNull(),
    payableAt: moment('payable_at').notNull(),
    /** The payout that includes it. */
    payoutId: text('payout_id').references(() => payouts.id),
    /** When the order was refunded. */
    reversedAt: moment('reversed_at'),
    /** The later payout from which it is deducted, if a payout included it before. */
    deductedFrom: text('deducted_from').references(() => payouts.id),
    /** When the order was paid. */
    createdAt: createdAt(),
  },
  (table) => [
    unique('earnings_line').on(table.orderId, table.position),
    foreignKey({
      name: 'earnings_order_line',
      columns: [table.orderId, table.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    index('earnings_instructor').on(table.instructorId, table.createdAt, table.id),
    index('earnings_unpaid').on(table.payableAt).where(sql`payout_id is null and reversed_at is null`),
    index('earnings_to_deduct')
      .on(table.instructorId)
      .where(sql`payout_id is not null and reversed_at is not null and deducted_from is null`),
    check('earnings_share', sql`share > 0`),
    check(
      'earnings_deducted',
      sql`deducted_from is null or (payout_id is not null and reversed_at is not null)`,
    ),
  ],
);

/** Seats that a hub buys. Members claim them once the order is paid. */
export const seatPools = pgTable(
  'seat_pools',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .unique('seat_pools_order')
      .references(() => orders.id),
    hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
    seats: integer('seats').notNull(),
    claimed: integer('claimed').notNull().default(0),
    /** No seat can be claimed any more: a refund has been asked for. */
    closedAt: moment('closed_at'),
    createdAt: createdAt(),
  },
  (table) => [
    index('seat_pools_hub').on(table.hubId, table.createdAt, table.id),
    check('seat_pools_claimed', sql`claimed >= 0 and claimed <= seats`),
  ],
);

export const seatClaims = pgTable(
  'seat_claims',
  {
    id: id(),
    poolId: text('pool_id')
      .notNull()
      .references(() => seatPools.id),
    /** Null once the account is deleted: the seat stays taken. */
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('seat_claims_once').on(table.poolId, table.userId),
    index('seat_claims_pool').on(table.poolId, table.createdAt, table.id),
    index('seat_claims_user').on(table.userId),
  ],
);

/** An order for somebody else. */
export const gifts = pgTable(
  'gifts',
  {
    id: id(),
    orderId: text('order_id')
      .notNull()
      .unique('gifts_order')
      .references(() => orders.id),
    recipientName: text('recipient_name').notNull(),
    recipientEmail: text('recipient_email').notNull(),
    message: text('message').notNull().default(''),
    messageLanguage: languageOf('message'),
    /** SHA-256 of the code of the last mail; null until the order is paid. */
    codeHash: text('code_hash').unique('gifts_code'),
    claimedBy: text('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    /** The units that it opened: the recipient may have had others before. */
    claimedUnits: jsonb('claimed_units').$type<string[]>(),
    createdAt: createdAt(),
  },
  (table) => [index('gifts_claimed').on(table.claimedBy)],
);

/** The provider's own list of payments, to compare with ours. It has no phone number and no name. */
export const listedPayments = pgTable(
  'listed_payments',
  {
    provider: text('provider', { enum: PAYMENT_PROVIDERS }).notNull(),
    receipt: text('receipt').notNull(),
    amount: integer('amount').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.receipt] }),
    index('listed_payments_at').on(table.provider, table.at),
  ],
);

/** What somebody chose before they signed up (spec 17.30). */
export const keptChoices = pgTable(
  'kept_choices',
  {
    id: id(),
    /** SHA-256 of the key in the address, never the key. */
    hash: text('hash').notNull().unique('kept_choices_hash'),
    courseId: text('course_id')
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    whole: boolean('whole').notNull(),
    /** Empty for the whole course. Units may be gone by now. */
    unitIds: text('unit_ids').array().notNull(),
    /** The learner who read it first; null until then. */
    userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** When its learner ordered units of the course. */
    endedAt: moment('ended_at'),
    createdAt: createdAt(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('kept_choices_user').on(table.userId, table.createdAt),
    index('kept_choices_course').on(table.courseId),
    index('kept_choices_expires_at').on(table.expiresAt),
  ],
);
