import { eq, isNull } from 'drizzle-orm';
import { notifications } from '../notifications';
import {
  changeState,
  finishRefund,
  hashOf,
  listedPayments,
  newReference,
  newToken,
  orders,
  paymentAttempts,
  paymentOutbox,
  placeOrder,
  refunds,
  requestRefund,
  settle,
} from '../payments';
import type { Database } from '../platform/database';
import type { Caller } from '../platform/http/route';
import { newId } from '../platform/ids';
import type { Services } from '../platform/services';
import { toUser } from '../users';
import { priceOf, unitsOf } from './courses';
import { ago } from './days';
import { courseOf, personOf } from './find';

/**
 * `open`: can be paid now. `held`: ten shillings are missing. `failed`: cancelled on the phone, and expired.
 * `refund-asked`: waits for another administrator.
 */
type Outcome = 'paid' | 'open' | 'held' | 'failed' | 'expired' | 'cancelled' | 'refund-asked' | 'refunded';

interface DemoOrder {
  by: string;
  folder: string;
  units: readonly string[];
  daysAgo: number;
  outcome: Outcome;
}

/** Oldest first: receipts are numbered in this order. */
const ORDERS: readonly DemoOrder[] = [
  { by: 'kibet', folder: 'beekeeping', units: ['2-a-place-for-bees'], daysAgo: 38, outcome: 'paid' },
  { by: 'mwende', folder: 'percentages', units: ['2-interest-and-loans'], daysAgo: 33, outcome: 'paid' },
  { by: 'wambui', folder: 'chickens', units: ['2-raise', '3-health'], daysAgo: 26, outcome: 'paid' },
  { by: 'akinyi', folder: 'shop-books', units: ['2-stock'], daysAgo: 21, outcome: 'paid' },
  { by: 'adhiambo', folder: 'job-search', units: ['2-get-the-work'], daysAgo: 18, outcome: 'paid' },
  { by: 'kariuki', folder: 'spreadsheets', units: ['2-lists-that-work'], daysAgo: 13, outcome: 'refunded' },
  {
    by: 'adhiambo',
    folder: 'spreadsheets',
    units: ['2-lists-that-work', '3-money-and-sharing'],
    daysAgo: 11,
    outcome: 'paid',
  },
  { by: 'odongo', folder: 'sell-by-phone', units: ['2-reach'], daysAgo: 9, outcome: 'cancelled' },
  { by: 'ombati', folder: 'spreadsheets', units: ['2-lists-that-work'], daysAgo: 7, outcome: 'expired' },
  {
    by: 'akinyi',
    folder: 'sell-by-phone',
    units: ['2-reach', '3-keep-your-word'],
    daysAgo: 6,
    outcome: 'paid',
  },
  {
    by: 'moraa',
    folder: 'percentages',
    units: ['2-interest-and-loans'],
    daysAgo: 4,
    outcome: 'refund-asked',
  },
  { by: 'kendi', folder: 'chickens', units: ['2-raise'], daysAgo: 3, outcome: 'failed' },
  { by: 'simiyu', folder: 'job-search', units: ['2-get-the-work'], daysAgo: 2, outcome: 'held' },
  { by: 'njeri', folder: 'percentages', units: ['2-interest-and-loans'], daysAgo: 0, outcome: 'open' },
];

const REASONS = {
  refunded: 'She bought the unit on her phone and needed it for her brother.',
  'refund-asked': 'She paid for this course and wanted another one.',
} as const;
/** Result code of M-Pesa: cancelled on the phone. */
const CANCELLED = '1032';
/** Whole shillings. */
const MISSING = 10;
/** From the request on the phone to the money. */
const PAID_AFTER_MS = 40_000;

/**
 * Places and pays orders by the calls of the pages, each at its own time, so that receipts and the ledger are right. No
 * mail is sent. Does nothing if there are orders.
 */
export async function addOrders({ db, config }: Pick<Services, 'db' | 'config'>, now: Date): Promise<void> {
  if ((await db.$count(orders)) > 0) return;
  for (const [number, order] of ORDERS.entries()) {
    const at = order.outcome === 'open' ? now : ago(now, order.daysAgo);
    const id = await place({ db, config }, at, order);
    if (order.outcome !== 'open') await finish(db, now, { ...order, id, at, number });
  }
  await db.update(paymentOutbox).set({ sentAt: now }).where(isNull(paymentOutbox.sentAt));
  await db.update(notifications).set({ mailedAt: now }).where(isNull(notifications.mailedAt));
}

async function callerOf(db: Database, name: string): Promise<Caller> {
  const row = await personOf(db, name);
  const { id, role } = row;
  return { id, role, verified: true, sessionId: '', user: toUser({ ...row, hubName: null }) };
}

async function place(
  { db, config }: Pick<Services, 'db' | 'config'>,
  at: Date,
  { by, folder, units }: DemoOrder,
): Promise<string> {
  const { id: courseId } = await courseOf(db, folder);
  return placeOrder({ db, config, clock: { now: () => at } }, await callerOf(db, by), {
    courseId,
    choice: { unitIds: await unitsOf(db, folder, units) },
    expectedTotal: priceOf(folder, units),
    key: null,
  });
}

async function finish(
  db: Database,
  now: Date,
  { id, at, number, outcome, folder, units, daysAgo }: DemoOrder & { id: string; at: Date; number: number },
): Promise<void> {
  const end = (state: 'cancelled' | 'expired') => db.update(orders).set({ state }).where(eq(orders.id, id));
  if (outcome === 'cancelled' || outcome === 'expired') {
    await end(outcome);
    return;
  }
  const total = priceOf(folder, units);
  const attempt = await tryToPay(db, at, { orderId: id, amount: total, number });
  if (outcome === 'failed') {
    const failed = { id: attempt.id, event: 'failed', code: CANCELLED } as const;
    await changeState({ db, clock: { now: () => at } }, failed);
    await end('expired');
    return;
  }
  const amount = outcome === 'held' ? total - MISSING : total;
  const money = { receipt: receiptOf(number), amount, reference: attempt.reference };
  const moneyId = await pay(db, new Date(at.getTime() + PAID_AFTER_MS), money);
  if (outcome === 'refunded' || outcome === 'refund-asked')
    await refund(db, ago(now, daysAgo - 1), { moneyId, outcome });
}

/** A request on the buyer's phone. */
async function tryToPay(
  db: Database,
  createdAt: Date,
  { orderId, amount, number }: { orderId: string; amount: number; number: number },
): Promise<{ id: string; reference: string }> {
  const [id, reference] = [newId(), newReference()];
  await db.insert(paymentAttempts).values({
    ...{ id, orderId, provider: 'mpesa', amount, reference, createdAt, state: 'waiting' },
    phone: `2547000001${String(number).padStart(2, '0')}`,
    tokenHash: hashOf(newToken()),
    checkoutRequestId: `ws_CO_${id}`,
  });
  return { id, reference };
}

/** Money arrives, and is in the provider's own list, too. @returns its id */
async function pay(
  db: Database,
  at: Date,
  { receipt, amount, reference }: { receipt: string; amount: number; reference: string },
): Promise<string> {
  await db.insert(listedPayments).values({ provider: 'mpesa', receipt, amount, at });
  const { moneyId } = await settle(
    { db, clock: { now: () => at } },
    { provider: 'mpesa', source: 'c2b', receipt, amount, reference, at },
  );
  return moneyId;
}

/** In the form of M-Pesa's codes. */
const receiptOf = (number: number): string => `TDEMO${String(number).padStart(5, '0')}`;

/** One administrator asks, and another one may have approved. */
async function refund(
  db: Database,
  at: Date,
  { moneyId, outcome }: { moneyId: string; outcome: keyof typeof REASONS },
): Promise<void> {
  const clock = { now: () => at };
  const asking = await callerOf(db, 'njambi');
  const { id } = await requestRefund({ db, clock }, asking, { moneyId, reason: REASONS[outcome] });
  if (outcome === 'refund-asked') return;
  const { id: decidedBy } = await personOf(db, 'admin');
  await db.update(refunds).set({ state: 'approved', decidedBy, decidedAt: at }).where(eq(refunds.id, id));
  await finishRefund({ db, clock }, { id, code: '0' });
}
