import type { Earning } from '@digiken/contract';
import { type EarningTotals, useEarnings, useEarningTotals } from '@digiken/hooks/payments';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { DataTable } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { formatPrice, Price } from '@digiken/ui/price';
import { Section } from '@digiken/ui/section';
import { FactStrip } from '@digiken/learning/fact-strip';
import { dayName } from '../../shared/day-name';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { useListAddress } from '../../shared/use-list-address';
import { monthName } from '../../shared/month-name';
import { earningMessages } from '../messages/earnings';
import { paths } from '../paths';

const STATES = {
  hold: ['neutral', 'hold'],
  payable: ['info', 'statePayable'],
  paid: ['success', 'statePaid'],
  reversed: ['warning', 'stateReversed'],
} as const satisfies Record<
  Earning['state'],
  readonly [BadgeProps['tone'], keyof typeof earningMessages.defaults]
>;

/** What the instructor has earned, what is paid out next, and each unit that was sold (spec 11.27, 11.28). */
export default function EarningsPage() {
  const t = useMessages(earningMessages);
  const locale = useLocale();
  const address = useListAddress();
  usePage({ title: t('title') });
  const query = useEarnings({ cursor: address.cursor });
  const totals = useEarningTotals().data;
  const state = ({ state: of, payableAt }: Earning) => {
    const [tone, text] = STATES[of];
    return (
      <Badge tone={tone}>
        {text === 'hold' ? t('hold', { day: payableAt ? dayName(payableAt, locale) : '' }) : t(text)}
      </Badge>
    );
  };
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      above={totals && totals.sales > 0 && <Totals totals={totals} />}
      state={loadState(query)}
      page={address.pageLinks(query.data)}
      table={{
        label: t('label'),
        rows: query.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        busy: query.refreshing,
        columns: [
          { id: 'unit', label: t('unit'), rowHeader: true, cell: ({ unit }) => unit },
          { id: 'course', label: t('course'), cell: ({ course }) => course.name },
          { id: 'sold', label: t('soldAt'), cell: ({ soldAt }) => dayName(soldAt, locale) },
          { id: 'state', label: t('state'), cell: state },
          { id: 'price', label: t('price'), align: 'end', cell: ({ price }) => <Price amount={price} /> },
          {
            id: 'share',
            label: t('share'),
            align: 'end',
            cell: ({ share }) => <span className="font-bold">{formatPrice(share, locale)}</span>,
          },
        ],
      }}
      empty={{
        title: t('empty'),
        text: t('emptyText'),
        action: (
          <ButtonLink href={paths.courses} variant="secondary">
            {t('prices')}
          </ButtonLink>
        ),
      }}
    />
  );
}

function Totals({ totals }: { totals: EarningTotals }) {
  const t = useMessages(earningMessages);
  const locale = useLocale();
  const money = (amount: number) => formatPrice(amount, locale);
  const months = totals.months
    .filter(({ sold, refunded, paid }) => sold || refunded || paid)
    .toSorted((a, b) => b.month.localeCompare(a.month));
  return (
    <>
      <FactStrip
        label={t('figures')}
        facts={[
          {
            label: t('payable'),
            value: money(totals.payable),
            change: t(totals.payable < 0 ? 'debtHint' : 'payableHint'),
          },
          { label: t('onHold'), value: money(totals.onHold), change: t('onHoldHint') },
          { label: t('paidOut'), value: money(totals.paid), change: t('paidOutHint') },
          {
            label: t('shares'),
            value: money(totals.sold),
            change: t('soldHint', { count: totals.sales, refunded: money(totals.refunded) }),
          },
        ]}
      />
      {months.length > 0 && (
        <Section title={t('months')} className="my-4">
          <DataTable
            label={t('monthsLabel')}
            rows={months}
            rowKey={({ month }) => month}
            columns={[
              {
                id: 'month',
                label: t('month'),
                rowHeader: true,
                cell: ({ month }) => monthName(month, locale),
              },
              { id: 'sold', label: t('shares'), align: 'end', cell: ({ sold }) => money(sold) },
              { id: 'refunded', label: t('refunded'), align: 'end', cell: ({ refunded }) => money(refunded) },
              { id: 'paid', label: t('paidOut'), align: 'end', cell: ({ paid }) => money(paid) },
            ]}
          />
        </Section>
      )}
      <h2 className="text-xl font-heavy tracking-tight">{t('units')}</h2>
    </>
  );
}
