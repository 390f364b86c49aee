import type { AdminHub } from '@digiken/contract';
import { useAdminHubs } from '@digiken/hooks';
import { Button } from '@digiken/ui/button';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { hubMessages } from '../messages/hubs';
import { HubAdministrators } from '../parts/hub-administrators';
import { HubDialog } from '../parts/hub-dialog';
import { useListAddress } from '../../shared/use-list-address';

const CHOICES = {};

export default function HubsPage() {
  const t = useMessages(hubMessages);
  usePage({ title: t('title') });
  const { search, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useAdminHubs({ cursor, search: search || undefined });
  const [edited, setEdited] = useState<AdminHub | 'new' | null>(null);
  const [managed, setManaged] = useState<string | null>(null);
  const rows = query.data?.data ?? [];
  const hub = rows.find(({ _id }) => _id === managed);
  const create = <Button onClick={() => setEdited('new')}>{t('create')}</Button>;
  return (
    <>
      <ListScreen
        title={t('title')}
        intro={t('intro')}
        actions={create}
        state={loadState(query)}
        filtered={filtered}
        filters={
          <FilterBar
            label={t('filter')}
            search={{ label: t('search'), value: search }}
            onChange={change}
            resultText={query.data && !query.refreshing ? t('summary', { count: rows.length }) : undefined}
          />
        }
        table={{
          label: t('label'),
          rows,
          rowKey: ({ _id }) => _id,
          columns: [
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
                <div className="flex flex-wrap gap-2">
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('editOf', { name: row.name })}
                    onClick={() => setEdited(row)}
                  >
                    {t('edit')}
                  </Button>
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={t('manageOf', { name: row.name })}
                    onClick={() => setManaged(row._id)}
                  >
                    {t('manage')}
                  </Button>
                </div>
              ),
            },
          ],
        }}
        page={pageLinks(query.data)}
        empty={{ title: t('empty'), text: t('emptyText') }}
      />
      {edited && <HubDialog hub={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      {hub && <HubAdministrators hub={hub} onClose={() => setManaged(null)} />}
    </>
  );
}
