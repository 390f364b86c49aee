import type { Money, PaymentAttempt, Refund } from '@digiken/contract';
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

/** Providers give the second of a payment: what happened in the same second stays in the order of its causes. */
const second = ({ at }: OrderEvent): number => Math.floor(Date.parse(at) / 1000);

/**
 * What happened to an order, and to its money, oldest first, in the language of the page. An event says what was true
 * at its time, not what came of it later.
 */
export function useOrderEvents(): {
  ofMoney: (money: Money) => OrderEvent;
  ofOrder: (order: AdminOrderDetail) => OrderEvent[];
} {
  const t = useMessages(paymentTermMessages);
  const locale = useLocale();
  const price = (amount: number) => formatPrice(amount, locale);

  const ofMoney = ({
    _id,
    at,
    amount,
    provider,
    receipt,
    state,
    reason,
    source,
    note,
  }: Money): OrderEvent => {
    const arrived = state === 'refunded' ? (reason === null ? 'applied' : 'held') : state;
    return {
      id: `money-${_id}`,
      at,
      text: t(receipt === null ? 'eventMoney' : 'eventMoneyCode', {
        amount: price(amount),
        provider: t(provider),
        code: receipt ?? '',
        state: t(arrived),
      }),
      detail: [t('eventSource', { source: t(source) }), note].filter(Boolean).join('. '),
      tone: MONEY_TONE[arrived],
    };
  };

  const ofAttempt = (attempt: PaymentAttempt): OrderEvent[] => {
    const { _id, createdAt, endedAt, provider, reference, state, code } = attempt;
    const start: OrderEvent = {
      id: `attempt-${_id}`,
      at: createdAt,
      text: t('eventAttempt', { provider: t(provider), reference }),
      tone: 'info',
    };
    // Its money is an event of its own.
    if (state === 'paid') return [start];
    const end: OrderEvent = {
      id: `attempt-end-${_id}`,
      at: endedAt ?? createdAt,
      text: t(code === null ? 'eventAttemptEnd' : 'eventAttemptEndCode', {
        reference,
        state: t(state),
        code: code ?? '',
      }),
      tone: state === 'failed' ? 'danger' : 'info',
    };
    return [start, end];
  };

  const ofRefund = (refund: Refund): OrderEvent[] => {
    const { _id, createdAt, decidedAt, doneAt, requestedBy, decidedBy, state, reason } = refund;
    const amount = price(refund.amount);
    const decision = state === 'rejected' ? 'eventRefundRejected' : 'eventRefundApproved';
    return [
      {
        id: `refund-${_id}`,
        at: createdAt,
        text: t(requestedBy ? 'eventRefundBy' : 'eventRefund', { name: requestedBy?.name ?? '', amount }),
        detail: reason,
        tone: 'warning',
      },
      ...(decidedAt
        ? [
            {
              id: `refund-decided-${_id}`,
              at: decidedAt,
              text: t(decidedBy ? `${decision}By` : decision, { name: decidedBy?.name ?? '', amount }),
              tone: 'info' as const,
            },
          ]
        : []),
      ...(doneAt
        ? [
            {
              id: `refunded-${_id}`,
              at: doneAt,
              text: t('eventRefundDone', { amount, state: t(state) }),
              tone: state === 'done' ? ('success' as const) : ('danger' as const),
            },
          ]
        : []),
    ];
  };

  const ofOrder = (order: AdminOrderDetail): OrderEvent[] => {
    const events: OrderEvent[] = [
      {
        id: 'ordered',
        at: order.createdAt,
        text: t('eventOrdered', { amount: price(order.total) }),
        tone: 'neutral',
      },
      ...order.attempts.flatMap(ofAttempt),
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
      ...order.refunds.flatMap(ofRefund),
    ];
    return events.sort((event, other) => second(event) - second(other));
  };

  return { ofMoney, ofOrder };
}
