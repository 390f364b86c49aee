import {
  ATTEMPT_LAPSES_SECONDS,
  kenyanPhone,
  LIVE_ATTEMPT_STATES,
  MPESA_MAX,
} from '@digiken/contract/constants';
import { and, desc, eq, inArray, lte } from 'drizzle-orm';
import { conflict, invalid, notFound, paymentRequired } from '../../platform/http/errors';
import { enqueue } from '../../platform/jobs';
import { newId } from '../../platform/ids';
import { shillings } from '../../platform/money';
import { countTry } from '../../platform/rate-limit';
import type { PaymentServices } from '../context';
import { hashOf, newReference, newToken } from '../references';
import { type Area, areaOf } from '../orders/area';
import { orders, paymentAttempts } from '../tables';
import { NO_ORDER } from '../wording';
import { changeState } from './change-state';
import { CHECK_JOB, firstCheck } from './checks';
import { askReleased } from './release';

export interface NewAttempt {
  orderId: string;
  userId: string;
  provider: 'mpesa' | 'paystack';
  /** As the payer typed it; needed for M-Pesa. */
  phone?: string;
}

const CLOSED = 'This order is closed, and its prices no longer hold. Choose the units again.';
const TOO_MANY = 'There were too many tries to pay. Wait a few minutes, then try again.';

/**
 * Asks a provider for the money of an order. The attempt is saved before the provider is called, so that a process
 * that dies in between leaves an attempt that is checked (spec 11.4). While one is live, it is returned.
 * @returns the attempt's id
 * @throws {HttpError} 404 for another person's order, 402 without the provider, 409 if the order is not open, 422
 *   for a wrong number or a total above M-Pesa's limit, 429 after too many tries
 */
export async function startAttempt(services: PaymentServices, input: NewAttempt): Promise<string> {
  const provider = services.providers[input.provider];
  if (!provider) throw paymentRequired('This way of paying is not set up on this site. Choose another one.');
  const phone =
    input.provider === 'mpesa' ? readPhone(input.phone ?? (await lastPhone(services, input))) : null;
  await askReleased(services, input);
  const begun = await begin(services, { ...input, phone: phone ?? undefined });
  if ('live' in begun) return begun.live;
  const { id, token, reference, amount, email, area } = begun;
  const { publicUrl } = services.config;
  const started = await provider.start({
    id,
    reference,
    amount,
    phone,
    email,
    callbackUrl: `${publicUrl}/api/hooks/pay/${token}`,
    returnUrl: `${publicUrl}/${area}/checkout/${input.orderId}`,
  });
  if (started.kind === 'waiting') {
    const { kind: _kind, ...details } = started;
    await changeState(services, { id, event: 'accepted', ...details });
  } else if (started.kind === 'failed') {
    await changeState(services, { id, event: 'refused', code: started.code });
  } else {
    await changeState(services, { id, event: 'no-answer' });
  }
  return id;
}

/** The number of the order's last try, for “Send again”: pages only get its last digits. */
async function lastPhone(
  { db }: PaymentServices,
  { orderId, userId }: NewAttempt,
): Promise<string | undefined> {
  const [last] = await db
    .select({ phone: paymentAttempts.phone })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(and(eq(orders.id, orderId), eq(orders.userId, userId), eq(paymentAttempts.provider, 'mpesa')))
    .orderBy(desc(paymentAttempts.createdAt))
    .limit(1);
  return last?.phone ?? undefined;
}

function readPhone(typed: string | undefined): string {
  const phone = kenyanPhone(typed ?? '');
  if (phone === undefined)
    throw invalid({ phone: 'Enter a Kenyan mobile number, such as 0712 345 678 or +254 712 345 678.' });
  return phone;
}

type Begun =
  | { live: string }
  | { id: string; token: string; reference: string; amount: number; email: string; area: Area };

async function begin(
  services: PaymentServices,
  { orderId, userId, provider, phone }: NewAttempt,
): Promise<Begun> {
  const { db, clock, jobs } = services;
  const now = clock.now();
  const begun = await db.transaction(async (tx): Promise<Begun> => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      .for('update');
    if (!order) throw notFound(NO_ORDER);
    if (order.state !== 'open')
      throw conflict(order.receiptNo === null ? CLOSED : 'This order is paid already.');
    const live = and(
      eq(paymentAttempts.orderId, orderId),
      inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES]),
    );
    const since = new Date(now.getTime() - ATTEMPT_LAPSES_SECONDS * 1000);
    await tx
      .update(paymentAttempts)
      .set({ state: 'lapsed' })
      .where(and(live, lte(paymentAttempts.createdAt, since)));
    const [running] = await tx.select({ id: paymentAttempts.id }).from(paymentAttempts).where(live);
    if (running) return { live: running.id };
    if (order.expiresAt <= now) throw conflict(CLOSED);
    if (provider === 'mpesa' && order.total > MPESA_MAX)
      throw invalid({
        provider: `M-Pesa takes up to ${shillings(MPESA_MAX)} at once. Choose fewer units, or pay by card.`,
      });
    await countTry(
      { db: tx, clock },
      {
        message: TOO_MANY,
        limits: [
          { key: `pay:user:${userId}`, max: 10, windowSeconds: 900 },
          // A prompt rings a phone that may be a stranger's.
          ...(phone ? [{ key: `pay:phone:${hashOf(phone)}`, max: 6, windowSeconds: 900 }] : []),
        ],
      },
    );
    const attempt = { id: newId(), token: newToken(), reference: newReference() };
    await tx.insert(paymentAttempts).values({
      id: attempt.id,
      orderId,
      provider,
      amount: order.total,
      phone: phone ?? null,
      reference: attempt.reference,
      tokenHash: hashOf(attempt.token),
      createdAt: now,
    });
    await enqueue(tx, { kind: CHECK_JOB, key: attempt.id, runAt: firstCheck(now) });
    return { ...attempt, amount: order.total, email: order.buyerEmail, area: areaOf(order) };
  });
  jobs.wake();
  return begun;
}
