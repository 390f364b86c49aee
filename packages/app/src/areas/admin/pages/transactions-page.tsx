import { ORDER_FILTERS, PAYMENT_PROVIDERS } from '@digiken/contract/constants';
import { type AdminOrderPage } from '@digiken/hooks/api';
import { useAdminOrders, useFreshMoney, usePaymentAdminActions } from '@digiken/hooks/payments';
import { TransactionList } from '@digiken/learning/transaction-list';
import { Button, ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { DateRangeInput, type DateRangeInputProps } from '@digiken/ui/date-range-input';
import { useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { saveText } from '../../../views/save-file';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { paymentTermMessages, transactionMessages } from '../messages/transactions';
import { HeldPayments } from '../parts/held-payments';
import { ListPage } from '../parts/list-page';
import { OpenRefunds } from '../parts/open-refunds';
import { OrderBadge } from '../parts/payment-badges';
import { BooksChecked, PaymentNotices } from '../parts/payment-notices';
import { payoutsPath, totalsPath, transactionPath } from '../views';

const WHEN = ['today', 'week', 'month', 'quarter', 'days'] as const;
const CHOICES = { state: ORDER_FILTERS, provider: PAYMENT_PROVIDERS, when: WHEN };
/** Days before today. */
const BACK = { today: 0, week: 6, month: 29, quarter: 89 } as const;
const DAY = /^\d{4}-\d\d-\d\d$/;

type Day = NonNullable<NonNullable<DateRangeInputProps['value']>['start']>;
const dayOf = (value: string | null): Day | undefined =>
  value && DAY.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** A day in Nairobi, as `yyyy-mm-dd`. */
const dayInNairobi = (now: number, back = 0) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(now - back * 86_400_000);

/** Orders with their payments; what an administrator has to decide comes first (spec 11.45). */
export default function TransactionsPage() {
  const t = useMessages(transactionMessages);
  const word = useMessages(paymentTermMessages);
  const address = useListAddress(CHOICES);
  useFreshMoney();
  const { values, search, cursor, params } = address;
  const [now] = useState(() => Date.now());
  const { state, provider, when } = values;
  const days = { from: dayOf(params.get('from')), to: dayOf(params.get('to')) };
  const filters: AdminOrderPage = {
    state,
    provider,
    search: search || undefined,
    ...(when === 'days' ? days : when && { from: dayInNairobi(now, BACK[when]) }),
  };
  return (
    <ListPage
      texts={t}
      address={{
        ...address,
        // The days belong to one of the choices.
        change: (next) =>
          address.change(
            next.when !== undefined && next.when !== 'days' ? { ...next, from: '', to: '' } : next,
          ),
      }}
      query={useAdminOrders({ cursor, ...filters })}
      actions={
        <>
          <ButtonLink href={totalsPath} variant="quiet">
            {t('totals')}
          </ButtonLink>
          <ButtonLink href={payoutsPath} variant="quiet">
            {t('payouts')}
          </ButtonLink>
          <Export filters={filters} />
        </>
      }
      above={
        <>
          <PaymentNotices />
          <HeldPayments />
          <OpenRefunds />
          <BooksChecked />
        </>
      }
      filters={{
        label: t('filter'),
        search: t('search'),
        fold: t('fold'),
        selects: [
          filterSelect('state', t('state'), t('allStates'), state, ORDER_FILTERS, word),
          filterSelect('provider', t('provider'), t('allProviders'), provider, PAYMENT_PROVIDERS, word),
          filterSelect('when', t('when'), t('anyTime'), when, WHEN, (value) => t(value)),
        ],
        extra: when === 'days' && (
          <DateRangeInput
            label={t('daysLabel')}
            required={false}
            defaultValue={{ start: days.from ?? null, end: days.to ?? null }}
            onValueChange={({ start, end }) =>
              address.change({ search, from: start ?? '', to: end && (!start || end >= start) ? end : '' })
            }
          />
        ),
        summary: (count) => t('summary', { count }),
      }}
      list={(orders, busy) => (
        <TransactionList
          label={t('label')}
          busy={busy}
          orders={orders}
          hrefOf={({ _id }) => transactionPath(_id)}
          stateOf={({ state: reached, held }) => <OrderBadge state={reached} held={held} />}
        />
      )}
      columns={[
        {
          id: 'buyer',
          label: t('buyer'),
          cell: ({ _id, buyer }) => (
            <RowLink href={transactionPath(_id)}>{buyer.name || buyer.email}</RowLink>
          ),
        },
        { id: 'course', label: t('course'), cell: ({ course }) => course.name },
        {
          id: 'state',
          label: t('state'),
          cell: (order) => <OrderBadge state={order.state} held={order.held} />,
        },
        {
          id: 'receipt',
          label: t('receipt'),
          cell: ({ receiptNo }) => receiptNo && <span className="whitespace-nowrap">{receiptNo}</span>,
        },
        { id: 'ordered', label: t('ordered'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
        { id: 'amount', label: t('amount'), align: 'end', cell: ({ total }) => <Price amount={total} /> },
      ]}
    />
  );
}

function Export({ filters }: { filters: AdminOrderPage }) {
  const t = useMessages(transactionMessages);
  const { show } = useToast();
  const { exportOrders } = usePaymentAdminActions();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const outcome = await exportOrders(filters);
    setBusy(false);
    if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
    else show({ tone: 'danger', message: outcome.message });
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void save()}>
      {busy ? t('exporting') : t('export')}
    </Button>
  );
}
