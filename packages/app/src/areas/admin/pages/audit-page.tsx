import { useAudit } from '@digiken/hooks/admin';
import { RowLink } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { useListAddress } from '../../shared/use-list-address';
import { auditMessages } from '../messages/shell';
import { targetHref } from '../views';

const KINDS = [
  'person',
  'course',
  'category',
  'hub',
  'enrolment',
  'ticket',
  'report',
  'payment',
  'certificate',
  'settings',
] as const;
const CHOICES = { kind: KINDS };

export default function AuditPage() {
  const t = useMessages(auditMessages);
  const address = useListAddress(CHOICES);
  const { values, cursor } = address;
  return (
    <ListPage
      texts={t}
      address={address}
      query={useAudit({ cursor, kind: values.kind })}
      filters={{
        label: t('filter'),
        selects: [filterSelect('kind', t('about'), t('everything'), values.kind, KINDS, (kind) => t(kind))],
        summary: (count) => t('summary', { count }),
      }}
      columns={[
        {
          id: 'what',
          label: t('what'),
          cell: ({ actor, action, target }) => {
            const text = t('entry', { actor: actor?.name ?? t('somebody'), action, name: target.name });
            const href = targetHref(target);
            return href ? <RowLink href={href}>{text}</RowLink> : text;
          },
        },
        { id: 'detail', label: t('detail'), cell: ({ detail }) => detail },
        { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
      ]}
    />
  );
}
