import { TICKET_KINDS, TICKET_STATES } from '@digiken/contract/constants';
import { useTickets } from '@digiken/hooks/admin';
import { ButtonLink } from '@digiken/ui/button';
import { RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { ticketMessages } from '../messages/help';
import { termMessages } from '../messages/terms';
import { TicketBadge } from '../parts/state-badges';
import { assistantPath, ticketPath } from '../views';

const CHOICES = { kind: TICKET_KINDS, state: TICKET_STATES };

export default function TicketsPage() {
  const t = useMessages(ticketMessages);
  const word = useMessages(termMessages);
  const address = useListAddress(CHOICES);
  const { values, cursor } = address;
  return (
    <ListPage
      texts={t}
      actions={
        <ButtonLink href={assistantPath} variant="quiet">
          {t('assistant')}
        </ButtonLink>
      }
      address={address}
      query={useTickets({ cursor, ...values })}
      filters={{
        label: t('filter'),
        selects: [
          filterSelect('state', t('state'), t('allStates'), values.state, TICKET_STATES, word),
          filterSelect('kind', t('kind'), t('allKinds'), values.kind, TICKET_KINDS, word),
        ],
        summary: (count) => t('summary', { count }),
      }}
      columns={[
        {
          id: 'reference',
          label: t('reference'),
          cell: ({ _id, reference, name }) => (
            <RowLink href={ticketPath(_id)}>{`${reference}, ${name}`}</RowLink>
          ),
        },
        { id: 'kind', label: t('kind'), cell: ({ kind }) => word(kind) },
        {
          id: 'text',
          label: t('text'),
          cell: ({ excerpt, excerptLanguage }) => <span lang={excerptLanguage}>{excerpt}</span>,
        },
        { id: 'state', label: t('state'), cell: ({ state }) => <TicketBadge state={state} /> },
        { id: 'received', label: t('received'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
      ]}
    />
  );
}
