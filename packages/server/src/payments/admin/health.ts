import { eq, or, sql } from 'drizzle-orm';
import type { REFUND_FILTERS } from '@digiken/contract/constants';
import type { Database, Executor } from '../../platform/database';
import type { Caller } from '../../platform/http/route';
import type { Deps } from '../../platform/services';
import { lastCheck } from '../reconcile';
import { approverFor } from '../refunds/approver';
import { moneyIn, providerState, refunds } from '../tables';
import { inState } from './refund-rows';
import { countDifferingDays } from './totals';

/** How many payments a person must decide about, and their sum in whole shillings. */
export async function readHeld(db: Executor): Promise<{ count: number; sum: number }> {
  const [held] = await db
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      sum: sql<number>`coalesce(sum(${moneyIn.amount}), 0)`.mapWith(Number),
    })
    .from(moneyIn)
    .where(eq(moneyIn.state, 'held'));
  return held ?? { count: 0, sum: 0 };
}

/** What administrators have to look at. */
export async function getHealth({ db, clock }: Deps<'clock'> & { db: Database }, caller: Caller) {
  const held = await readHeld(db);
  const now = clock.now();
  const count = (...states: (typeof REFUND_FILTERS)[number][]) =>
    db.$count(refunds, or(...states.map((state) => inState(state, now))));
  const [mpesa] = await db.select().from(providerState).where(eq(providerState.provider, 'mpesa'));
  const check = await lastCheck(db);
  return {
    held: held.count,
    heldAmount: held.sum,
    openRefunds: await count('requested', 'unknown', 'failed'),
    comingRefunds: await count('approved', 'sent'),
    refundApprover: await approverFor(db, caller.id),
    ledger: check && { at: check.at.toISOString(), clean: check.problem === null },
    pulledAt: mpesa?.pulledAt?.toISOString() ?? null,
    differingDays: await countDifferingDays({ db, clock }),
  };
}
