import { ROLES, USER_STATUSES } from '@digiken/contract/constants';
import { useAdminUsers } from '@digiken/hooks/admin';
import { RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { peopleMessages } from '../messages/people';
import { termMessages } from '../messages/terms';
import { PersonBadge } from '../parts/state-badges';
import { userPath } from '../views';

const CHOICES = { role: ROLES, status: USER_STATUSES };

export default function UsersPage() {
  const t = useMessages(peopleMessages);
  const word = useMessages(termMessages);
  const address = useListAddress(CHOICES);
  const { values, search, cursor } = address;
  return (
    <ListPage
      texts={t}
      address={address}
      query={useAdminUsers({ cursor, search: search || undefined, ...values })}
      filters={{
        label: t('filter'),
        search: t('search'),
        selects: [
          filterSelect('role', t('role'), t('allRoles'), values.role, ROLES, word),
          filterSelect('status', t('status'), t('allStatuses'), values.status, USER_STATUSES, word),
        ],
        summary: (count) => t('summary', { count }),
      }}
      columns={[
        {
          id: 'name',
          label: t('name'),
          cell: ({ _id, name, email }) => <RowLink href={userPath(_id)}>{name || email}</RowLink>,
        },
        { id: 'email', label: t('email'), cell: ({ email }) => email },
        { id: 'role', label: t('role'), cell: ({ role }) => word(role) },
        { id: 'status', label: t('status'), cell: ({ status }) => <PersonBadge status={status} /> },
        { id: 'joined', label: t('joined'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
      ]}
    />
  );
}
