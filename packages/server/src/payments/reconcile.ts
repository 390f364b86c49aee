import { and, eq, isNotNull, lte, sql } from 'drizzle-orm';
import { notifyAdministrators } from '../notifications';
import type { PaymentServices } from './context';
import type { Listed } from './providers/provider';
import { checkLedger, isClean } from './settlement/ledger';
import { settle } from './settlement/settle';
import { hookInbox, listedPayments, paymentAttempts, providerState } from './tables';

export const PULL_JOB = 'payment-pull';
export const NIGHT_JOB = 'payment-night';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const PULL_EVERY = 15 * MINUTE;
/** M-Pesa lists the last 48 hours. */
const WHOLE_LIST = 2 * DAY;

/**
 * Reads the provider's list of payments, and settles those that no callback has named (spec 11.8).
 * @returns when to read it again
 */
export async function pullPayments(
  services: PaymentServices,
  { hours = 1 }: { hours?: number } = {},
): Promise<Date> {
  const { clock, db, providers } = services;
  const now = clock.now();
  const listed = await providers.mpesa?.list?.(new Date(now.getTime() - hours * 60 * MINUTE));
  if (listed) await keepList(db, listed);
  for (const payment of listed ?? [])
    await settle(services, { provider: 'mpesa', source: 'pull', ...payment });
  if (listed) {
    await db
      .insert(providerState)
      .values({ provider: 'mpesa', pulledAt: now })
      .onConflictDoUpdate({ target: providerState.provider, set: { pulledAt: now } });
  }
  return new Date(now.getTime() + PULL_EVERY);
}

/** Rows of one insert. */
const AT_ONCE = 1_000;

/** Stores the provider's list, to compare it with ours (spec 11.49). Each payment once. */
async function keepList(db: PaymentServices['db'], listed: readonly Listed[]): Promise<void> {
  for (let from = 0; from < listed.length; from += AT_ONCE) {
    const rows = listed.slice(from, from + AT_ONCE).map(({ receipt, amount, at }) => ({
      provider: 'mpesa' as const,
      receipt,
      amount,
      at,
    }));
    await db.insert(listedPayments).values(rows).onConflictDoNothing();
  }
}

/** The ledger's state is stored under this name. */
const LEDGER = 'ledger';

/**
 * The work of each night: reads the whole list of the provider, checks the ledger, and deletes phone numbers and
 * bodies of callbacks after 30 days.
 * @returns when to run again
 */
export async function runNight(services: PaymentServices): Promise<Date> {
  const { clock, db } = services;
  const now = clock.now();
  if (services.providers.mpesa) await pullPayments(services, { hours: WHOLE_LIST / (60 * MINUTE) });
  const check = await checkLedger(db);
  const problem = isClean(check) ? null : JSON.stringify(check);
  await db
    .insert(providerState)
    .values({ provider: LEDGER, checkedAt: now, problem })
    .onConflictDoUpdate({ target: providerState.provider, set: { checkedAt: now, problem } });
  if (problem !== null) {
    await notifyAdministrators(services, {
      type: 'Payment',
      message:
        'The ledger of payments does not add up. Look at the transactions page before you pay anybody.',
    });
  }
  const old = new Date(now.getTime() - 30 * DAY);
  await db
    .update(paymentAttempts)
    .set({ phone: sql`right(${paymentAttempts.phone}, 3)` })
    .where(and(lte(paymentAttempts.createdAt, old), sql`length(${paymentAttempts.phone}) > 3`));
  await db.delete(hookInbox).where(and(lte(hookInbox.createdAt, old), isNotNull(hookInbox.processedAt)));
  return new Date(now.getTime() + DAY);
}

/** The last check of the ledger: null before the first one. */
export async function lastCheck(
  db: PaymentServices['db'],
): Promise<{ at: Date; problem: string | null } | null> {
  const [row] = await db.select().from(providerState).where(eq(providerState.provider, LEDGER));
  return row?.checkedAt ? { at: row.checkedAt, problem: row.problem } : null;
}
