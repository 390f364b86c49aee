import { useSeatPools } from '@digiken/hooks/seats';
import { ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { dayName } from '../../shared/day-name';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { buySeatsPath, checkoutPath, receiptsPath, seatsPath } from '../../../views/payment-paths';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';
import { SeatState } from '../seat-state';
import { useOwnHubName } from '../use-own-hub-name';

const NO_FILTERS = {};

/** The seats that the hub has ordered, newest first. */
export default function SeatsPage() {
  const t = useMessages(hubAreaMessages);
  const locale = useLocale();
  const hub = useOwnHubName();
  const address = useListAddress(NO_FILTERS);
  const query = useSeatPools({ cursor: address.cursor });
  usePage({ title: t('seats') });
  const day = (iso: string) => dayName(iso, locale);
  const rows = query.data?.data ?? [];
  return (
    <ListScreen
      title={t('seats')}
      intro={t('seatsIntro', { hub })}
      actions={
        <>
          <ButtonLink href={receiptsPath('hub')} variant="secondary">
            {t('receipts')}
          </ButtonLink>
          {rows.length > 0 && <ButtonLink href={buySeatsPath()}>{t('buySeats')}</ButtonLink>}
        </>
      }
      state={loadState(query)}
      page={address.pageLinks(query.data)}
      table={{
        label: t('seats'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'course',
            label: t('seatCourse'),
            rowHeader: true,
            cell: ({ _id, course }) => <RowLink href={`${seatsPath}/${_id}`}>{course.name}</RowLink>,
          },
          {
            id: 'taken',
            label: t('seatTaken'),
            align: 'end',
            cell: ({ claimed, seats }) =>
              t('takenOf', { claimed: claimed.toLocaleString(locale), seats: seats.toLocaleString(locale) }),
          },
          { id: 'state', label: t('seatState'), cell: ({ state }) => <SeatState state={state} /> },
          { id: 'date', label: t('seatDate'), cell: ({ createdAt }) => day(createdAt) },
          {
            id: 'total',
            label: t('seatTotal'),
            align: 'end',
            cell: ({ total }) => <Price amount={total} />,
          },
          {
            id: 'act',
            label: t('seatAct'),
            cell: ({ state, own, orderId, course }) =>
              state === 'unpaid' && own ? (
                <ButtonLink
                  href={checkoutPath(orderId, 'hub')}
                  size="sm"
                  variant="secondary"
                  aria-label={t('paySeatsOf', { course: course.name })}
                >
                  {t('paySeats')}
                </ButtonLink>
              ) : null,
          },
        ],
      }}
      empty={{
        title: t('noSeats'),
        text: t('noSeatsText'),
        action: <ButtonLink href={buySeatsPath()}>{t('buySeats')}</ButtonLink>,
      }}
    />
  );
}
