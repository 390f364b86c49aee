import { useAudit } from '@digiken/hooks';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { RowLink } from '@digiken/ui/data-table';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { auditMessages } from '../messages/shell';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { targetHref } from '../views';

const KINDS = ['person', 'course', 'category', 'hub', 'enrolment', 'ticket', 'report', 'settings'] as const;
const CHOICES = { kind: KINDS };

export default function AuditPage() {
  const t = useMessages(auditMessages);
  usePage({ title: t('title') });
  const { values, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useAudit({ cursor, kind: values.kind });
  return (
    <ListScreen
      title={t('title')}
      intro={t('intro')}
      state={loadState(query)}
      filtered={filtered}
      filters={
        <FilterBar
          label={t('filter')}
          selects={[filterSelect('kind', t('about'), t('everything'), values.kind, KINDS, (kind) => t(kind))]}
          onChange={change}
        />
      }
      table={{
        label: t('label'),
        rows: query.data?.data ?? [],
        rowKey: ({ _id }) => _id,
        columns: [
          {
            id: 'what',
            label: t('what'),
            cell: ({ actor, action, target }) => {
              const words = t('entry', { actor: actor?.name ?? t('somebody'), action, name: target.name });
              const href = targetHref(target);
              return href ? <RowLink href={href}>{words}</RowLink> : words;
            },
          },
          { id: 'detail', label: t('detail'), cell: ({ detail }) => detail },
          { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
        ],
      }}
      page={pageLinks(query.data)}
      empty={{ title: t('empty'), text: t('emptyText') }}
    />
  );
}
