import type { Money, Refund } from '@digiken/contract';
import type { REFUND_FILTERS } from '@digiken/contract/constants';
import { and, desc, eq, gt, inArray, lte, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../platform/database';
import { writtenIn } from '../../platform/language';
import { nameColumn, users } from '../../users';
import { refunds } from '../tables';

/** So long a provider may take to answer; until then a refund that was sent is not one without an answer. */
const ANSWER_MS = 60_000;
/** So long a refund that has ended is still a current one. */
const RECENT_MS = 24 * 3_600_000;

const deciders = alias(users, 'deciders');
const answerers = alias(users, 'answerers');

export const selectRefunds = (db: Executor) =>
  db
    .select({
      id: refunds.id,
      moneyId: refunds.moneyId,
      orderId: refunds.orderId,
      amount: refunds.amount,
      reason: refunds.reason,
      reasonLanguage: refunds.reasonLanguage,
      state: refunds.state,
      code: refunds.code,
      createdAt: refunds.createdAt,
      decidedAt: refunds.decidedAt,
      doneAt: refunds.doneAt,
      requestedBy: refunds.requestedBy,
      requester: nameColumn(users),
      decidedBy: refunds.decidedBy,
      decider: nameColumn(deciders),
      answer: refunds.answer,
      answeredBy: refunds.answeredBy,
      answerer: nameColumn(answerers),
    })
    .from(refunds)
    .leftJoin(users, eq(users.id, refunds.requestedBy))
    .leftJoin(deciders, eq(deciders.id, refunds.decidedBy))
    .leftJoin(answerers, eq(answerers.id, refunds.answeredBy))
    .$dynamic();

/** The state as people see it: while the provider may still answer, a refund that is being sent is an approved one. */
const stateOf = (
  { state, decidedAt }: Pick<typeof refunds.$inferSelect, 'state' | 'decidedAt'>,
  now: Date,
): Refund['state'] =>
  state === 'unknown' && decidedAt !== null && now.getTime() - decidedAt.getTime() < ANSWER_MS
    ? 'approved'
    : state;

export function toRefund(row: Awaited<ReturnType<typeof selectRefunds>>[number], now: Date): Refund {
  const { id, requestedBy, requester, decidedBy, decider, createdAt, decidedAt, doneAt, ...other } = row;
  const { answer, answeredBy, answerer, ...rest } = other;
  return {
    _id: id,
    ...rest,
    reasonLanguage: writtenIn(row.reason, row.reasonLanguage),
    state: stateOf(row, now),
    requestedBy: requestedBy === null ? null : { _id: requestedBy, name: requester },
    createdAt: createdAt.toISOString(),
    decidedBy: decidedBy === null ? null : { _id: decidedBy, name: decider },
    decidedAt: decidedAt?.toISOString() ?? null,
    doneAt: doneAt?.toISOString() ?? null,
    answer: answer && { ...answer, by: answeredBy === null ? null : { _id: answeredBy, name: answerer } },
  };
}

/** Refunds that are in a state as people see it (`stateOf`). */
export function inState(state: (typeof REFUND_FILTERS)[number], now: Date): SQL | undefined {
  const sentBefore = new Date(now.getTime() - ANSWER_MS);
  if (state === 'unknown') return and(eq(refunds.state, 'unknown'), lte(refunds.decidedAt, sentBefore));
  if (state === 'approved')
    return or(
      eq(refunds.state, 'approved'),
      and(eq(refunds.state, 'unknown'), gt(refunds.decidedAt, sentBefore)),
    );
  if (state !== 'current') return eq(refunds.state, state);
  return or(
    inArray(refunds.state, ['requested', 'approved', 'sent', 'unknown']),
    and(
      eq(refunds.state, 'failed'),
      not(sql`exists (
      select 1 from refunds later
      where later.money_id = ${refunds.moneyId} and later.created_at > ${refunds.createdAt})`),
    ),
    and(eq(refunds.state, 'done'), gt(refunds.doneAt, new Date(now.getTime() - RECENT_MS))),
  );
}

/** The last refund of each payment that was not rejected. */
export async function refundsOf(
  db: Executor,
  moneyIds: readonly string[],
  now: Date,
): Promise<Map<string, NonNullable<Money['refund']>>> {
  if (moneyIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([refunds.moneyId])
    .from(refunds)
    .where(and(inArray(refunds.moneyId, [...moneyIds]), ne(refunds.state, 'rejected')))
    .orderBy(refunds.moneyId, desc(refunds.createdAt), desc(refunds.id));
  return new Map(rows.map((row) => [row.moneyId, { _id: row.id, state: stateOf(row, now), code: row.code }]));
}
