import type { Money } from '@digiken/contract';
import {
  useAdminOrder,
  useAdminOrders,
  useHeldMoney,
  usePaymentAdminActions,
  usePaymentHealth,
} from '@digiken/hooks/payments';
import { HeldPayment, type HeldPaymentProps } from '@digiken/learning/held-payment';
import { Button } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice } from '@digiken/ui/price';
import { useState } from 'react';
import { dayName } from '../../shared/day-name';
import { startAtTop } from '../../../shell/use-page';
import { transactionMessages } from '../messages/transactions';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';
import { transactionPath } from '../views';
import { useOrderEvents } from './use-order-events';

/** Held payments: the newest is open, and the others are a list. Renders nothing where none is held. */
export function HeldPayments() {
  const t = useMessages(transactionMessages);
  const query = useHeldMoney();
  const total = usePaymentHealth().data?.held ?? 0;
  const [opened, setOpened] = useState('');
  const held = query.data?.data ?? [];
  const payment = held.find(({ _id }) => _id === opened) ?? held[0];
  if (query.status === 'error') {
    return (
      <Callout
        tone="danger"
        title={t('heldFailed')}
        actions={
          <Button size="sm" variant="secondary" onClick={query.retry}>
            {t('again')}
          </Button>
        }
      />
    );
  }
  return payment ? (
    <OpenPayment
      key={payment._id}
      money={payment}
      count={Math.max(total, held.length)}
      others={held.filter((item) => item !== payment)}
      onOpen={setOpened}
    />
  ) : null;
}

interface OpenPaymentProps extends Pick<HeldPaymentProps, 'count' | 'others' | 'onOpen'> {
  money: Money;
}

function OpenPayment({ money, ...list }: OpenPaymentProps) {
  const { order, amount } = money;
  const isAdmin = useIsAdmin();
  const approver = usePaymentHealth().data?.refundApprover;
  const { ofMoney, ofOrder } = useOrderEvents();
  const orderQuery = useAdminOrder(order?._id ?? '');
  const detail = orderQuery.data;
  const decide = useDecision(money);
  const orders = useMatchingOrders(amount);
  return (
    <HeldPayment
      {...list}
      money={money}
      orderHref={order ? transactionPath(order._id) : undefined}
      evidence={(detail ? ofOrder(detail) : [ofMoney(money)]).map(({ id, at: when, text, detail: more }) => ({
        id,
        at: when,
        text: more ? `${text}. ${more}` : text,
        money: id.startsWith('money-'),
      }))}
      choices={choicesFor(money)}
      approver={approver}
      orders={orders}
      onDecide={isAdmin ? decide : undefined}
    />
  );
}

/** What can be decided about a payment; the first is chosen at first. Only its own order can be given. */
function choicesFor({ reason, order }: Money): HeldPaymentProps['choices'] {
  if (reason === 'contradicted') return [order ? 'give' : 'match', 'dismiss', 'refund'];
  return reason === 'amount' && order ? ['refund', 'give', 'match'] : ['refund', 'match'];
}

/** Carries out a decision. What was decided on may leave the page, so that the focus starts again at the top. */
function useDecision({ _id: id, order }: Money): NonNullable<HeldPaymentProps['onDecide']> {
  const toastOutcome = useOutcomeToast();
  const { matchMoney, dismissMoney, requestRefund } = usePaymentAdminActions();
  return async (choice, { reason, orderId }) => {
    const act = () => {
      if (choice === 'refund') return requestRefund(id, reason);
      if (choice === 'dismiss') return dismissMoney(id, reason);
      return choice === 'give'
        ? matchMoney(id, { orderId: order?._id ?? '', reason, writeOff: true })
        : matchMoney(id, { orderId, reason });
    };
    const outcome = await toastOutcome<unknown>(act());
    if (outcome.ok) startAtTop();
    return outcome;
  };
}

/** The orders that this amount can pay, and a search for them. */
function useMatchingOrders(amount: number): HeldPaymentProps['orders'] {
  const locale = useLocale();
  const [text, setText] = useState('');
  const found = useAdminOrders({ search: text.trim() || undefined }).data?.data ?? [];
  return {
    text,
    onFind: setText,
    options: found
      .filter(({ total, receiptNo }) => total === amount && receiptNo === null)
      .map(({ _id, buyer, course, total, createdAt }) => ({
        value: _id,
        label: [
          buyer.name || buyer.email,
          course.name,
          formatPrice(total, locale),
          dayName(createdAt, locale),
        ].join(', '),
      })),
  };
}
