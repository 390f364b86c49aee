import { eq, sql } from 'drizzle-orm';
import { enrolmentUnits, enrolments } from '../src/enrolment/tables';
import { newId } from '../src/platform/ids';
import { placeOrder } from '../src/payments/orders/place-order';
import { hashOf, newReference, newToken } from '../src/payments/references';
import { checkLedger } from '../src/payments/settlement/ledger';
import { ledgerEntries, moneyIn, orders, paymentAttempts, paymentOutbox } from '../src/payments/tables';
import type { Caller } from '../src/platform/http/route';
import { seedCourse } from './learning-fixtures';
import type { SignedIn, TestServer } from './support/server';

export const callerOf = ({ id, user }: SignedIn): Caller => ({
  id,
  role: user.role,
  verified: true,
  sessionId: 'test',
  user,
});

export interface Bought {
  orderId: string;
  courseId: string;
  learner: SignedIn;
  attempt: { id: string; reference: string; token: string; checkoutRequestId: string };
}

/** A live attempt for an order. */
export async function seedAttempt(server: TestServer, orderId: string): Promise<Bought['attempt']> {
  const attempt = {
    id: newId(),
    reference: newReference(),
    token: newToken(),
    checkoutRequestId: `ws_CO_${newId()}`,
  };
  const [order] = await server.services.db.select().from(orders).where(eq(orders.id, orderId));
  await server.services.db.insert(paymentAttempts).values({
    id: attempt.id,
    orderId,
    provider: 'mpesa',
    amount: order?.total ?? 0,
    phone: '254700000001',
    reference: attempt.reference,
    tokenHash: hashOf(attempt.token),
    checkoutRequestId: attempt.checkoutRequestId,
    state: 'waiting',
    createdAt: server.clock.now(),
  });
  return attempt;
}

/** A learner with an open order of 300 shillings for two units, and a live attempt. */
export async function seedOrder(server: TestServer, learner: SignedIn): Promise<Bought> {
  const course = await seedCourse(server, { prices: [100, 200] });
  const orderId = await placeOrder(server.services, callerOf(learner), {
    courseId: course.id,
    choice: { whole: true },
    expectedTotal: 300,
    key: null,
  });
  return { orderId, courseId: course.id, learner, attempt: await seedAttempt(server, orderId) };
}

/** What became of an order. */
export async function outcomeOf(server: TestServer, { orderId, courseId, learner }: Omit<Bought, 'attempt'>) {
  const { db } = server.services;
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  const money = await db.select().from(moneyIn).where(eq(moneyIn.orderId, orderId));
  const [enrolment] = await db
    .select({ units: sql<number>`count(${enrolmentUnits.unitId})`.mapWith(Number) })
    .from(enrolments)
    .leftJoin(enrolmentUnits, eq(enrolmentUnits.enrolmentId, enrolments.id))
    .where(sql`${enrolments.userId} = ${learner.id} and ${enrolments.courseId} = ${courseId}`);
  const mails = await db
    .select()
    .from(paymentOutbox)
    .where(eq(paymentOutbox.dedup, `receipt:${orderId}`));
  return {
    state: order?.state,
    units: enrolment?.units ?? 0,
    applied: money.filter(({ state }) => state === 'applied').length,
    held: money.filter(({ state }) => state === 'held').map(({ reason }) => reason),
    mails: mails.length,
  };
}

/** Shillings on an account of the ledger. */
export async function balanceOf(server: TestServer, account: string): Promise<number> {
  const [row] = await server.services.db
    .select({ sum: sql<number>`coalesce(sum(${ledgerEntries.amount}), 0)`.mapWith(Number) })
    .from(ledgerEntries)
    .where(sql`${ledgerEntries.account} like ${account}`);
  return row?.sum ?? 0;
}

export const ledgerOf = (server: TestServer) => checkLedger(server.services.db);
export const CLEAN = { balance: 0, unbalanced: 0, difference: 0, heldDifference: 0, earningsDifference: 0 };
