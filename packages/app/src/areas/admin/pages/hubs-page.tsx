import type { AdminHub } from '@digiken/contract';
import { useAdminHubs } from '@digiken/hooks/hubs';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { useListAddress } from '../../shared/use-list-address';
import { hubMessages } from '../messages/hubs';
import { HubAdministrators } from '../parts/hub-administrators';
import { HubDialog } from '../parts/hub-dialog';

export default function HubsPage() {
  const t = useMessages(hubMessages);
  const address = useListAddress();
  const query = useAdminHubs({ cursor: address.cursor, search: address.search || undefined });
  const [edited, setEdited] = useState<AdminHub | 'new' | null>(null);
  const [managed, setManaged] = useState<string | null>(null);
  const hub = query.data?.data.find(({ _id }) => _id === managed);
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={query}
        actions={<Button onClick={() => setEdited('new')}>{t('create')}</Button>}
        filters={{
          label: t('filter'),
          search: t('search'),
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          { id: 'name', label: t('name'), cell: ({ name }) => name },
          {
            id: 'administrators',
            label: t('administrators'),
            cell: ({ administrators }) => administrators.map(({ name }) => name).join(', '),
          },
          { id: 'members', label: t('members'), align: 'end', cell: ({ memberCount }) => memberCount },
          { id: 'courses', label: t('courses'), align: 'end', cell: ({ courseCount }) => courseCount },
          {
            id: 'requests',
            label: t('openRequests'),
            align: 'end',
            cell: ({ openRequests }) => openRequests,
          },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (row) => (
              <RowActions
                actions={[
                  {
                    label: t('edit'),
                    name: t('editOf', { name: row.name }),
                    onPress: () => setEdited(row),
                  },
                  {
                    label: t('manage'),
                    name: t('manageOf', { name: row.name }),
                    onPress: () => setManaged(row._id),
                  },
                ]}
              />
            ),
          },
        ]}
      />
      {edited && <HubDialog hub={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      {hub && <HubAdministrators hub={hub} onClose={() => setManaged(null)} />}
    </>
  );
}
