import { useSeatClaims, useSeatPool } from '@digiken/hooks/seats';
import { ButtonLink } from '@digiken/ui/button';
import { ErrorScreen } from '@digiken/ui/error-screen';
import { Facts } from '@digiken/ui/facts';
import { ListScreen } from '@digiken/ui/list-screen';
import { LoadingScreen } from '@digiken/ui/loading-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { useParams } from 'react-router-dom';
import { dayName } from '../../shared/day-name';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { checkoutPath, receiptPath, seatsPath } from '../../../views/payment-paths';
import { useListAddress } from '../../shared/use-list-address';
import { hubAreaMessages } from '../messages';
import { SeatState } from '../seat-state';

const NO_FILTERS = {};

/** The seats of one order, and who has taken one. */
export default function SeatPoolPage() {
  const { id = '' } = useParams();
  const t = useMessages(hubAreaMessages);
  const locale = useLocale();
  const address = useListAddress(NO_FILTERS);
  const query = useSeatPool(id);
  const claims = useSeatClaims(id, { cursor: address.cursor });
  const pool = query.data;
  const title = pool && t('seatsOf', { course: pool.course.name });
  usePage({ title });
  if (isMissing(query)) return <NotFoundPage />;
  if (!pool || title === undefined) {
    const load = loadState(query);
    if (load.status === 'error') return <ErrorScreen {...load.error} onRetry={load.onRetry} />;
    return <LoadingScreen />;
  }
  const day = (iso: string) => dayName(iso, locale);
  const number = new Intl.NumberFormat(locale);
  return (
    <ListScreen
      title={title}
      intro={<TextLink href={seatsPath}>{t('allSeats')}</TextLink>}
      actions={
        pool.own &&
        (pool.state === 'unpaid' ? (
          <ButtonLink href={checkoutPath(pool.orderId, 'hub')}>{t('paySeats')}</ButtonLink>
        ) : (
          <ButtonLink href={receiptPath(pool.orderId, 'hub')} variant="secondary">
            {t('seatReceipt')}
          </ButtonLink>
        ))
      }
      above={
        <Facts
          items={[
            { label: t('seatState'), value: <SeatState state={pool.state} /> },
            {
              label: t('seatTaken'),
              value: t('takenOf', { claimed: number.format(pool.claimed), seats: number.format(pool.seats) }),
            },
            { label: t('seatWhat'), value: pool.units?.join(', ') ?? t('wholeCourse') },
            { label: t('seatTotal'), value: <Price amount={pool.total} /> },
            { label: t('seatDate'), value: day(pool.createdAt) },
            { label: t('seatBuyer'), value: pool.buyer },
          ]}
        />
      }
      state={loadState(claims)}
      page={address.pageLinks(claims.data)}
      table={{
        label: t('claims'),
        rows: claims.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        columns: [
          { id: 'name', label: t('columnName'), rowHeader: true, cell: ({ name }) => name },
          { id: 'email', label: t('columnEmail'), cell: ({ email }) => email },
          { id: 'date', label: t('claimDate'), cell: ({ claimedAt }) => day(claimedAt) },
        ],
      }}
      empty={{
        title: t('noClaims'),
        text: t('noClaimsText'),
        action: <ButtonLink href="/hub/messages/new">{t('writeMembers')}</ButtonLink>,
      }}
    />
  );
}
