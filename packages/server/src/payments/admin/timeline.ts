import type { Money, Refund } from '@digiken/contract';
import type { orders, paymentAttempts } from '../tables';
import { shillings } from '../../platform/money';

interface Entry {
  /** ISO 8601. */
  at: string;
  text: string;
}

/** Providers give the second of a payment: what happened in the same second stays in the order of its causes. */
const second = ({ at }: Entry): number => Math.floor(Date.parse(at) / 1000);

/** What happened to an order, oldest first. An entry says what was true at its time, not what came of it later. */
export function timelineOf({
  order,
  attempts,
  money,
  refunds,
}: {
  order: typeof orders.$inferSelect;
  attempts: readonly (typeof paymentAttempts.$inferSelect)[];
  money: readonly Money[];
  refunds: readonly Refund[];
}): Entry[] {
  const entries: Entry[] = [
    { at: order.createdAt.toISOString(), text: `Ordered for ${shillings(order.total)}.` },
    ...attempts.map(({ createdAt, reference, provider }) => ({
      at: createdAt.toISOString(),
      text: `Attempt ${reference} by ${provider}.`,
    })),
    ...attempts.flatMap(({ endedAt, reference, state, code }) =>
      endedAt === null
        ? []
        : [
            {
              at: endedAt.toISOString(),
              text: `Attempt ${reference}: ${state}${code === null ? '' : ` (code ${code})`}.`,
            },
          ],
    ),
    ...money.map(({ at, amount, state, reason, source }) => {
      const arrived = state === 'refunded' ? (reason === null ? 'applied' : 'held') : state;
      return {
        at,
        text: `${shillings(amount)} reported by ${source}: ${arrived}${reason === null ? '' : ` (${reason})`}.`,
      };
    }),
    ...refunds.flatMap(({ createdAt, decidedAt, doneAt, amount, state, answer }) => {
      const step = (at: string | null, reached: string): Entry[] =>
        at === null ? [] : [{ at, text: `Refund of ${shillings(amount)}: ${reached}.` }];
      return [
        ...step(createdAt, 'requested'),
        ...step(decidedAt, state === 'rejected' ? 'rejected' : 'approved'),
        ...step(answer?.at ?? null, answer?.sent ? 'said to be sent' : 'said not to be sent'),
        ...step(doneAt, state),
      ];
    }),
  ];
  return entries.sort((entry, other) => second(entry) - second(other));
}
