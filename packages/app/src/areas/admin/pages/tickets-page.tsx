import { TICKET_KINDS, TICKET_STATES } from '@digiken/contract/constants';
import { useTickets } from '@digiken/hooks';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { ticketMessages } from '../messages/help';
import { termMessages } from '../messages/terms';
import { TicketBadge } from '../parts/state-badges';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { ticketPath } from '../views';

const CHOICES = { kind: TICKET_KINDS, state: TICKET_STATES };

export default function TicketsPage() {
  const t = useMessages(ticketMessages);
  const word = useMessages(termMessages);
  usePage({ title: t('title') });
  const { values, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useTickets({ cursor, ...values });
  const rows = query.data?.data ?? [];
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      state={loadState(query)}
      filtered={filtered}
      filters={
        <FilterBar
          label={t('filter')}
          selects={[
            filterSelect('state', t('state'), t('allStates'), values.state, TICKET_STATES, word),
            filterSelect('kind', t('kind'), t('allKinds'), values.kind, TICKET_KINDS, word),
          ]}
          onChange={change}
          resultText={query.data && !query.refreshing ? t('summary', { count: rows.length }) : undefined}
        />
      }
      table={{
        label: t('label'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'reference',
            label: t('reference'),
            cell: ({ _id, reference, name }) => (
              <RowLink href={ticketPath(_id)}>{`${reference}, ${name}`}</RowLink>
            ),
          },
          { id: 'kind', label: t('kind'), cell: ({ kind }) => word(kind) },
          { id: 'text', label: t('text'), cell: ({ excerpt }) => excerpt },
          {
            id: 'state',
            label: t('state'),
            hideLabelOnPhone: true,
            cell: ({ state }) => <TicketBadge state={state} />,
          },
          {
            id: 'received',
            label: t('received'),
            cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
          },
        ],
      }}
      page={pageLinks(query.data)}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
