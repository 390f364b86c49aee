import type { ReceiptRow } from '@digiken/contract';
import { useReceipts } from '@digiken/hooks/payments';
import { QuietListScreen } from '@digiken/learning/quiet-list-screen';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { dayName } from '../../shared/day-name';
import { usePage } from '../../../shell/use-page';
import { usePayingArea } from '../../../shell/use-paying-area';
import { loadState } from '../../../views/load-state';
import { giftsPath, receiptPath } from '../../../views/payment-paths';
import { useListAddress } from '../../shared/use-list-address';
import { receiptPageMessages } from '../../../receipt-messages';

const NO_FILTERS = {};

/** Everything that the learner has paid for, newest first. */
export default function ReceiptsPage() {
  const t = useMessages(receiptPageMessages);
  const locale = useLocale();
  const area = usePayingArea();
  const address = useListAddress(NO_FILTERS);
  const query = useReceipts({ cursor: address.cursor });
  usePage({ title: t('receipts') });
  const day = (iso: string) => dayName(iso, locale);
  const state = (row: ReceiptRow) =>
    row.state === 'refunded' ? (
      <Badge tone="warning">{t('refunded')}</Badge>
    ) : row.state === 'part_refunded' ? (
      <Badge tone="warning">{t('partRefunded')}</Badge>
    ) : (
      <Badge tone="success">{t('paid')}</Badge>
    );
  if (query.data?.data.length === 0 && address.cursor === undefined) {
    return (
      <QuietListScreen
        title={t('receipts')}
        emptyTitle={t('none')}
        emptyText={t('noneText')}
        picture="receipt"
        action={
          <ButtonLink href="/courses" size="lg">
            {t('browse')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <ListScreen
      title={t('receipts')}
      intro={t('intro')}
      actions={
        area === 'console' && (
          <ButtonLink href={giftsPath} variant="quiet">
            {t('gifts')}
          </ButtonLink>
        )
      }
      state={loadState(query)}
      page={address.pageLinks(query.data)}
      table={{
        label: t('receipts'),
        rows: query.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'number',
            label: t('number'),
            rowHeader: true,
            cell: ({ _id, receiptNo }) => <TextLink href={receiptPath(_id, area)}>{receiptNo}</TextLink>,
          },
          { id: 'title', label: t('title'), cell: ({ title }) => title },
          { id: 'date', label: t('date'), cell: ({ paidAt }) => day(paidAt) },
          { id: 'total', label: t('total'), align: 'end', cell: ({ total }) => <Price amount={total} /> },
          { id: 'state', label: t('state'), cell: state },
        ],
      }}
      empty={{ title: t('none'), text: t('noneText') }}
    />
  );
}
