import type { Refund } from '@digiken/contract';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../platform/database';
import { nameColumn, users } from '../../users';
import { refunds } from '../tables';

export const selectRefunds = (db: Executor) =>
  db
    .select({
      id: refunds.id,
      moneyId: refunds.moneyId,
      orderId: refunds.orderId,
      amount: refunds.amount,
      reason: refunds.reason,
      state: refunds.state,
      code: refunds.code,
      createdAt: refunds.createdAt,
      doneAt: refunds.doneAt,
      requestedBy: refunds.requestedBy,
      name: nameColumn(users),
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.requestedBy))
    .$dynamic();

export function toRefund(row: Awaited<ReturnType<typeof selectRefunds>>[number]): Refund {
  const { id, requestedBy, name, createdAt, doneAt, ...rest } = row;
  return {
    _id: id,
    ...rest,
    requestedBy: requestedBy === null ? null : { _id: requestedBy, name },
    createdAt: createdAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  };
}
