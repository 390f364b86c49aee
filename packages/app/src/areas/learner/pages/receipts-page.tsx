import type { ReceiptRow } from '@digiken/contract';
import { useReceipts } from '@digiken/hooks';
import { Badge } from '@digiken/ui/badge';
import { ButtonLink } from '@digiken/ui/button';
import { ListScreen } from '@digiken/ui/list-screen';
import { useLocale, useMessages } from '@digiken/ui/messages-provider';
import { Price } from '@digiken/ui/price';
import { TextLink } from '@digiken/ui/text-link';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { receiptPath } from '../../../views/paths';
import { useListAddress } from '../../shared/use-list-address';
import { receiptPageMessages } from '../../../receipt-messages';

const NO_FILTERS = {};

/** Everything that the learner has paid for, newest first. */
export default function ReceiptsPage() {
  const t = useMessages(receiptPageMessages);
  const locale = useLocale();
  const address = useListAddress(NO_FILTERS);
  const query = useReceipts({ cursor: address.cursor });
  usePage({ title: t('receipts') });
  const day = (iso: string) =>
    new Date(iso).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' });
  const state = (row: ReceiptRow) =>
    row.state === 'refunded' ? (
      <Badge tone="warning">{t('refunded')}</Badge>
    ) : row.state === 'part_refunded' ? (
      <Badge tone="warning">{t('partRefunded')}</Badge>
    ) : (
      <Badge tone="success">{t('paid')}</Badge>
    );
  return (
    <ListScreen
      title={t('receipts')}
      intro={t('intro')}
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
            cell: ({ _id, receiptNo }) => <TextLink href={receiptPath(_id)}>{receiptNo}</TextLink>,
          },
          { id: 'title', label: t('title'), cell: ({ title }) => title },
          { id: 'date', label: t('date'), cell: ({ paidAt }) => day(paidAt) },
          { id: 'total', label: t('total'), align: 'end', cell: ({ total }) => <Price amount={total} /> },
          { id: 'state', label: t('state'), cell: state },
        ],
      }}
      empty={{
        title: t('none'),
        text: t('noneText'),
        action: <ButtonLink href="/courses">{t('browse')}</ButtonLink>,
      }}
    />
  );
}
