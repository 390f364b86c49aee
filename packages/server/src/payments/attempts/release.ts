import { setTimeout } from 'node:timers/promises';
import { ATTEMPT_LAPSES_SECONDS, LIVE_ATTEMPT_STATES } from '@digiken/contract/constants';
import { and, eq, gt, inArray } from 'drizzle-orm';
import { conflict } from '../../platform/http/errors';
import { countTry } from '../../platform/rate-limit';
import type { PaymentServices } from '../context';
import { getProgress } from '../orders/read';
import { orders, paymentAttempts } from '../tables';
import { type Attempt, changeState } from './change-state';
import { askAbout, type ProviderAnswer } from './checks';

export interface OwnOrder {
  orderId: string;
  userId: string;
}

const NO_WORD =
  'We cannot see yet whether the first request was answered. Look at that phone, or try again in a moment.';

/** How often a provider that takes one question a second is waited for, and how long; milliseconds. */
const TURNS = 3;
const TURN_MS = 1_000;

/** Asks about an attempt, and waits while others have the turn. */
async function ask(services: PaymentServices, attempt: Attempt): Promise<ProviderAnswer> {
  let answer = await askAbout(services, attempt);
  for (let turn = 1; answer.kind === 'later' && turn < TURNS; turn += 1) {
    await setTimeout(TURN_MS);
    answer = await askAbout(services, attempt);
  }
  return answer;
}

/**
 * Lets go of the attempt under way, so that another number can be asked at once (spec 17.52). The provider is asked
 * first: what was answered is booked, or has failed. The rest is checked on, because a prompt cannot be taken back.
 * @throws {HttpError} 404 for another person's order, 409 if the provider cannot say, 429 after too many tries
 */
export async function releaseAttempt(
  services: PaymentServices,
  { orderId, userId }: OwnOrder,
): Promise<void> {
  const { db } = services;
  await getProgress(services, { id: orderId, userId });
  const [live] = await db
    .select()
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, [...LIVE_ATTEMPT_STATES])),
    );
  if (!live) return;
  await countTry(services, {
    message: 'There were too many tries. Wait a few minutes, then try again.',
    limits: [{ key: `pay:release:${userId}`, max: 20, windowSeconds: 900 }],
  });
  const answer = await ask(services, live);
  if (answer.kind === 'decided') return;
  if (answer.kind !== 'pending') throw conflict(NO_WORD);
  await changeState(services, { id: live.id, event: 'let-go' });
}

/**
 * Asks once more about attempts of an order that were let go, before another phone rings: one that was answered
 * meanwhile pays the order (spec 17.52).
 */
export async function askReleased(services: PaymentServices, { orderId, userId }: OwnOrder): Promise<void> {
  const { db, clock } = services;
  const since = new Date(clock.now().getTime() - ATTEMPT_LAPSES_SECONDS * 1000);
  const released = await db
    .select({ attempt: paymentAttempts })
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(
      and(
        eq(orders.id, orderId),
        eq(orders.userId, userId),
        eq(paymentAttempts.state, 'lapsed'),
        gt(paymentAttempts.createdAt, since),
      ),
    );
  for (const { attempt } of released) await ask(services, attempt);
}
