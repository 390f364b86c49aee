import type { Money } from '@digiken/contract';
import type { AdminOrderDetail } from '@digiken/hooks/payments';
import { formatPrice } from '@digiken/ui/price';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { paymentTermMessages } from '../messages/transactions';

export interface OrderEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  text: string;
  detail?: string;
  tone: 'neutral' | 'info' | 'success' | 'warning' | 'danger';
}

const MONEY_TONE = {
  applied: 'success',
  held: 'warning',
  refunded: 'neutral',
  dismissed: 'neutral',
  merged: 'neutral',
} as const;

/** What happened to an order, and to its money, oldest first, in the language of the page. */
export function useOrderEvents(): {
  ofMoney: (money: Money) => OrderEvent;
  ofOrder: (order: AdminOrderDetail) => OrderEvent[];
} {
  const t = useMessages(paymentTermMessages);
  const locale = useLocale();
  const price = (amount: number) => formatPrice(amount, locale);

  const ofMoney = ({ _id, at, amount, provider, receipt, state, source, note }: Money): OrderEvent => ({
    id: `money-${_id}`,
    at,
    text: t(receipt === null ? 'eventMoney' : 'eventMoneyCode', {
      amount: price(amount),
      provider: t(provider),
      code: receipt ?? '',
      state: t(state),
    }),
    detail: [t('eventSource', { source: t(source) }), note].filter(Boolean).join('. '),
    tone: MONEY_TONE[state],
  });

  const ofOrder = (order: AdminOrderDetail): OrderEvent[] =>
    [
      {
        id: 'ordered',
        at: order.createdAt,
        text: t('eventOrdered', { amount: price(order.total) }),
        tone: 'neutral' as const,
      },
      ...order.attempts.map(({ _id, createdAt, provider, reference, state, code }) => ({
        id: `attempt-${_id}`,
        at: createdAt,
        text: t(code === null ? 'eventAttempt' : 'eventAttemptCode', {
          provider: t(provider),
          reference,
          state: t(state),
          code: code ?? '',
        }),
        tone: state === 'failed' ? ('danger' as const) : ('info' as const),
      })),
      ...order.money.map(ofMoney),
      ...(order.paidAt
        ? [
            {
              id: 'paid',
              at: order.paidAt,
              text: t('eventPaid', { number: order.receiptNo ?? '' }),
              tone: 'success' as const,
            },
          ]
        : []),
      ...order.refunds.flatMap(({ _id, createdAt, doneAt, amount, requestedBy, state, reason }) => [
        {
          id: `refund-${_id}`,
          at: createdAt,
          text: t(requestedBy ? 'eventRefundBy' : 'eventRefund', {
            name: requestedBy?.name ?? '',
            amount: price(amount),
          }),
          detail: reason,
          tone: 'warning' as const,
        },
        ...(doneAt
          ? [
              {
                id: `refunded-${_id}`,
                at: doneAt,
                text: t('eventRefundDone', { amount: price(amount), state: t(state) }),
                tone: state === 'done' ? ('success' as const) : ('danger' as const),
              },
            ]
          : []),
      ]),
    ]
      // A stable sort: what has the same time stays in the order above.
      .sort((one, other) => one.at.localeCompare(other.at));

  return { ofMoney, ofOrder };
}
