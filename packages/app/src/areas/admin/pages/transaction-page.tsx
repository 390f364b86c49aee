import type { Money } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import {
  type AdminOrderDetail,
  useAdminOrder,
  useFreshMoney,
  usePaymentAdminActions,
  usePaymentHealth,
} from '@digiken/hooks/payments';
import { DataTable } from '@digiken/ui/data-table';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice, Price } from '@digiken/ui/price';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RecordScreen, type RecordScreenProps } from '@digiken/ui/record-screen';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { TextLink } from '@digiken/ui/text-link';
import { Timeline } from '@digiken/ui/timeline';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import {
  orderMessages,
  paymentTermMessages,
  refundMessages,
  transactionMessages,
} from '../messages/transactions';
import { MoneyBadge, OrderBadge } from '../parts/payment-badges';
import { PaymentNotices } from '../parts/payment-notices';
import { RecordDeposit } from '../parts/record-deposit';
import { RefundTable } from '../parts/refund-table';
import { RowActions } from '../parts/row-actions';
import { useOrderEvents } from '../parts/use-order-events';
import { useIsAdmin } from '../use-is-admin';
import { useOutcomeToast } from '../use-outcome-toast';
import { coursePath } from '../views';

/** One order: what happened to it, its money, and what can be done about it (spec 11.45). */
export default function TransactionPage() {
  const { orderId = '' } = useParams();
  const t = useMessages(orderMessages);
  const list = useMessages(transactionMessages);
  const refund = useMessages(refundMessages);
  const isAdmin = useIsAdmin();
  const { ofOrder } = useOrderEvents();
  const query = useAdminOrder(orderId);
  useFreshMoney();
  const approver = usePaymentHealth().data?.refundApprover;
  const order = query.data;
  const facts = useFacts(order);
  const missing = isMissing(query);
  const title = order && t('titleOf', { name: order.buyer });
  usePage({ title: title ?? (query.status === 'error' && !missing ? t('order') : undefined) });

  if (missing) return <NotFoundPage />;
  const unpaid = order && !order.receiptNo && order.total > 0;
  return (
    <RecordScreen
      title={title ?? t('order')}
      crumbs={[{ label: list('title'), href: '/admin/transactions' }, { label: title ?? t('order') }]}
      state={loadState(query)}
      badges={order && <OrderBadge state={order.state} held={order.held} />}
      facts={facts}
      actions={unpaid && isAdmin && <RecordDeposit order={order} />}
    >
      {order && (
        <>
          <PaymentNotices />
          <Section title={t('history')}>
            <Timeline
              label={t('historyLabel')}
              items={ofOrder(order).map(({ id, at, text, detail, tone }) => ({
                id,
                at,
                title: text,
                body: detail,
                tone,
              }))}
            />
          </Section>
          <Section title={t('lines')}>
            <DataTable
              label={t('linesLabel')}
              rows={order.lines}
              rowKey={({ unitId, title: name }) => unitId ?? name}
              columns={[
                { id: 'unit', label: t('unit'), cell: (line) => line.title },
                {
                  id: 'listPrice',
                  label: t('listPrice'),
                  align: 'end',
                  cell: ({ listPrice }) => <Price amount={listPrice} />,
                },
                {
                  id: 'price',
                  label: t('price'),
                  align: 'end',
                  cell: ({ price }) => <Price amount={price} />,
                },
              ]}
            />
          </Section>
          <Payments order={order} />
          {order.refunds.length > 0 && (
            <Section title={refund('title')} intro={refund(approver === 'self' ? 'introSelf' : 'intro')}>
              <RefundTable refunds={order.refunds} />
            </Section>
          )}
        </>
      )}
    </RecordScreen>
  );
}

const APPROVER_TEXT = { self: 'refundSelf', other: 'refundOther', missing: 'refundMissing' } as const;
const REFUSED: ReadonlySet<string> = new Set(['rejected', 'failed']);

function Payments({ order }: { order: AdminOrderDetail }) {
  const t = useMessages(orderMessages);
  const word = useMessages(paymentTermMessages);
  const locale = useLocale();
  const isAdmin = useIsAdmin();
  const toastOutcome = useOutcomeToast();
  const { requestRefund } = usePaymentAdminActions();
  const [asked, setAsked] = useState<Money | null>(null);
  const approver = usePaymentHealth().data?.refundApprover ?? 'other';
  const amountOf = (money: Money | null) => formatPrice(money?.amount ?? 0, locale);
  const refundable = ({ _id, state }: Money) =>
    isAdmin &&
    (state === 'applied' || state === 'held') &&
    !order.refunds.some((refund) => refund.moneyId === _id && !REFUSED.has(refund.state));
  return (
    <Section title={t('money')}>
      {order.money.length === 0 ? (
        <p className="text-ink-muted">{t('noMoney')}</p>
      ) : (
        <DataTable
          label={t('moneyLabel')}
          rows={order.money}
          rowKey={({ _id }) => _id}
          columns={[
            { id: 'code', label: t('code'), cell: ({ receipt }) => receipt ?? t('noCode') },
            { id: 'provider', label: t('provider'), cell: ({ provider }) => word(provider) },
            { id: 'at', label: t('at'), cell: ({ at }) => <RelativeTime iso={at} /> },
            { id: 'state', label: t('state'), cell: ({ state }) => <MoneyBadge state={state} /> },
            {
              id: 'amount',
              label: t('amount'),
              align: 'end',
              cell: ({ amount }) => <Price amount={amount} />,
            },
            {
              id: 'acts',
              label: t('acts'),
              hideLabelOnPhone: true,
              cell: (money) =>
                refundable(money) && (
                  <RowActions
                    actions={[
                      {
                        label: t('refund'),
                        name: t('refundOf', { amount: amountOf(money) }),
                        onPress: () => setAsked(money),
                      },
                    ]}
                  />
                ),
            },
          ]}
        />
      )}
      <ReasonDialog
        open={asked !== null}
        title={t('refund')}
        description={`${t('refundText', { amount: amountOf(asked) })} ${t(APPROVER_TEXT[approver])}`}
        label={t('refundWhy')}
        confirmLabel={t('refund')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(requestRefund(asked?._id ?? '', reason))}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </Section>
  );
}

function useFacts(order: AdminOrderDetail | undefined): RecordScreenProps['facts'] {
  const t = useMessages(orderMessages);
  const locale = useLocale();
  if (!order) return undefined;
  const { course, total, listTotal, discount, coupon, vat } = order;
  return [
    { label: t('buyer'), value: order.buyer },
    {
      label: t('course'),
      value: course._id ? (
        <TextLink href={coursePath(course._id)}>{course.name}</TextLink>
      ) : (
        course.name || t('gone')
      ),
    },
    { label: t('total'), value: formatPrice(total, locale) },
    ...(discount > 0
      ? [
          { label: t('listTotal'), value: formatPrice(listTotal, locale) },
          { label: t('discount'), value: formatPrice(discount, locale) },
        ]
      : []),
    ...(coupon ? [{ label: t('coupon'), value: coupon.code }] : []),
    ...(vat > 0 ? [{ label: t('vat'), value: formatPrice(vat, locale) }] : []),
    { label: t('ordered'), value: <RelativeTime iso={order.createdAt} /> },
    ...(order.paidAt
      ? [
          { label: t('paid'), value: <RelativeTime iso={order.paidAt} /> },
          { label: t('receipt'), value: order.receiptNo },
          { label: t('code'), value: order.paymentCode },
        ]
      : [{ label: t('holds'), value: <RelativeTime iso={order.expiresAt} /> }]),
  ];
}
