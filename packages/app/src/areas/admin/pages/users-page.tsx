import { ROLES, USER_STATUSES } from '@digiken/contract/constants';
import { useAdminUsers } from '@digiken/hooks';
import { RowLink } from '@digiken/ui/data-table';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { peopleMessages } from '../messages/people';
import { termMessages } from '../messages/terms';
import { PersonBadge } from '../parts/state-badges';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { userPath } from '../views';

const CHOICES = { role: ROLES, status: USER_STATUSES };

export default function UsersPage() {
  const t = useMessages(peopleMessages);
  const word = useMessages(termMessages);
  usePage({ title: t('title') });
  const { values, search, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useAdminUsers({ cursor, search: search || undefined, ...values });
  const rows = query.data?.data ?? [];
  const summary = query.data && t('summary', { count: rows.length });
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      state={loadState(query)}
      filtered={filtered}
      filters={
        <FilterBar
          label={t('filter')}
          search={{ label: t('search'), value: search }}
          selects={[
            filterSelect('role', t('role'), t('allRoles'), values.role, ROLES, word),
            filterSelect('status', t('status'), t('allStatuses'), values.status, USER_STATUSES, word),
          ]}
          onChange={change}
          resultText={query.refreshing ? undefined : summary}
        />
      }
      table={{
        label: t('label'),
        rows,
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'name',
            label: t('name'),
            cell: ({ _id, name, email }) => <RowLink href={userPath(_id)}>{name || email}</RowLink>,
          },
          { id: 'email', label: t('email'), cell: ({ email }) => email },
          { id: 'role', label: t('role'), cell: ({ role }) => word(role) },
          {
            id: 'status',
            label: t('status'),
            hideLabelOnPhone: true,
            cell: ({ status }) => <PersonBadge status={status} />,
          },
          { id: 'joined', label: t('joined'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
        ],
      }}
      page={pageLinks(query.data)}
      empty={{ title: t('empty') }}
    />
  );
}
