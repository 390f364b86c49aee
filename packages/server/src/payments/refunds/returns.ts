import type { MoneyReturn } from '@digiken/contract';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { refunds } from '../tables';

/** What goes back to the payer of an order, oldest first: for the payer, who sees only that it comes or has come. */
export async function returnsOf(db: Executor, orderId: string): Promise<MoneyReturn[]> {
  const rows = await db
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), inArray(refunds.state, ['approved', 'sent', 'unknown', 'done'])))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return rows.map(({ amount, state, createdAt, decidedAt, doneAt }) => ({
    amount,
    state: state === 'done' ? 'done' : 'coming',
    at: (doneAt ?? decidedAt ?? createdAt).toISOString(),
  }));
}
