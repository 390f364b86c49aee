import type { PaymentDay } from '@digiken/contract';
import { usePaymentDay, usePaymentTotals } from '@digiken/hooks/payments';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { DataTable } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice, Price } from '@digiken/ui/price';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { Select } from '@digiken/ui/select';
import { TextLink } from '@digiken/ui/text-link';
import { useSearchParams } from 'react-router-dom';
import { dayName, momentName } from '../../shared/day-name';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { endedMonths, monthName } from '../../shared/month-name';
import { totalsMessages } from '../messages/totals';
import { transactionPath, transactionsPath } from '../views';

const thisMonth = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Nairobi' }).format(Date.now()).slice(0, 7);
const MONTHS = [thisMonth(), ...endedMonths(Date.now(), 12)];
const DAY = /^\d{4}-\d\d-\d\d$/;

const differing = ({ notListed, notBooked, differing: changed }: PaymentDay) =>
  notListed + notBooked + changed;

/** M-Pesa payments by day beside the provider's own list (spec 11.49). */
export default function TotalsPage() {
  const t = useMessages(totalsMessages);
  const locale = useLocale();
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('month') ?? '';
  const month = MONTHS.includes(wanted) ? wanted : (MONTHS[0] ?? '');
  const day = search.get('day') ?? '';
  const query = usePaymentTotals(month);
  const { readAt = null, since = null, days = [] } = query.data ?? {};
  usePage({ title: t('title') });
  const counted = ({ count, amount }: PaymentDay['ours']) =>
    t('counted', { count, amount: formatPrice(amount, locale) });
  return (
    <div className="flex flex-col gap-10">
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        actions={
          <ButtonLink href={transactionsPath} variant="quiet">
            {t('back')}
          </ButtonLink>
        }
        above={
          <div className="flex flex-col gap-4">
            <Select
              label={t('month')}
              value={month}
              onChange={(event) => setSearch({ month: event.target.value }, { replace: true })}
              options={MONTHS.map((month) => ({ value: month, label: monthName(month, locale) }))}
              fieldClassName="max-w-form"
            />
            {query.data &&
              (readAt === null ? (
                <Callout tone="info">{t('unread')}</Callout>
              ) : (
                <p className="text-ink-muted">
                  {`${t('read', {
                    time: momentName(readAt, locale),
                  })} ${since !== null ? t('since', { day: dayName(since, locale) }) : ''}`}
                </p>
              ))}
          </div>
        }
        state={loadState(query)}
        table={{
          label: t('label'),
          rows: days,
          rowKey: (row) => row.day,
          columns: [
            { id: 'day', label: t('day'), rowHeader: true, cell: (row) => dayName(row.day, locale) },
            { id: 'ours', label: t('ours'), align: 'end', cell: (row) => counted(row.ours) },
            {
              id: 'theirs',
              label: t('theirs'),
              align: 'end',
              cell: (row) => (row.theirs === null ? t('unknown') : counted(row.theirs)),
            },
            {
              id: 'difference',
              label: t('difference'),
              align: 'end',
              cell: (row) =>
                row.theirs === null ? t('unknown') : signed(row.ours.amount - row.theirs.amount, locale),
            },
            {
              id: 'result',
              label: t('result'),
              cell: (row) =>
                row.theirs === null ? null : differing(row) === 0 ? (
                  <Badge tone="success">{t('alike')}</Badge>
                ) : (
                  <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                    <Badge tone="warning">{t('differs', { count: differing(row) })}</Badge>
                    <TextLink
                      href={`?month=${month}&day=${row.day}#day`}
                      aria-label={t('seeOf', { day: dayName(row.day, locale) })}
                    >
                      {t('see')}
                    </TextLink>
                  </span>
                ),
            },
          ],
        }}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {DAY.test(day) && <Day key={day} day={day} name={dayName(day, locale)} />}
    </div>
  );
}

/** An amount with its sign: money that only this site has is above zero. */
const signed = (amount: number, locale: string): string =>
  amount === 0 ? formatPrice(0, locale) : `${amount > 0 ? '+' : '−'}${formatPrice(Math.abs(amount), locale)}`;

function Day({ day, name }: { day: string; name: string }) {
  const t = useMessages(totalsMessages);
  const query = usePaymentDay(day);
  const amount = (value: number | null) =>
    value === null ? <Badge tone="warning">{t('missing')}</Badge> : <Price amount={value} />;
  return (
    <Section
      id="day"
      title={t('dayTitle', { day: name })}
      className="mx-auto w-full max-w-content scroll-mt-28"
    >
      {query.status === 'loading' ? (
        <LoadingScreen message={t('loading')} />
      ) : query.error ? (
        <Callout tone="danger">{query.error.message}</Callout>
      ) : (
        <DataTable
          label={t('dayTitle', { day: name })}
          rows={query.data ?? []}
          rowKey={({ receipt, at }) => receipt ?? at}
          columns={[
            {
              id: 'code',
              label: t('code'),
              rowHeader: true,
              cell: ({ receipt }) => receipt ?? t('noCode'),
            },
            { id: 'time', label: t('time'), cell: ({ at }) => <RelativeTime iso={at} /> },
            { id: 'ours', label: t('ours'), align: 'end', cell: ({ ours }) => amount(ours) },
            { id: 'theirs', label: t('theirs'), align: 'end', cell: ({ theirs }) => amount(theirs) },
            {
              id: 'order',
              label: t('order'),
              cell: ({ orderId, receipt }) =>
                orderId === null ? (
                  t('noOrder')
                ) : (
                  <TextLink
                    href={transactionPath(orderId)}
                    aria-label={t('openOf', { code: receipt ?? t('noCode') })}
                  >
                    {t('open')}
                  </TextLink>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}
