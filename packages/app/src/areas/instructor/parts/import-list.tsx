import type { ImportJob } from '@digiken/contract';
import { useImports } from '@digiken/hooks/authoring';
import { Badge, type BadgeProps } from '@digiken/ui/badge';
import { DataTable, RowLink } from '@digiken/ui/data-table';
import { KeyPager } from '@digiken/ui/key-pager';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Section } from '@digiken/ui/section';
import { type InstructorKey, instructorMessages } from '../messages';
import { paths } from '../paths';
import { useListAddress } from '../../shared/use-list-address';

const STATE: Record<ImportJob['state'], { tone: BadgeProps['tone']; text: InstructorKey }> = {
  waiting: { tone: 'neutral', text: 'importWaiting' },
  working: { tone: 'info', text: 'importWorking' },
  done: { tone: 'success', text: 'importDone' },
  choice: { tone: 'warning', text: 'importPreview' },
  preview: { tone: 'warning', text: 'importPreview' },
  discarded: { tone: 'neutral', text: 'importDiscarded' },
  undone: { tone: 'neutral', text: 'importUndone' },
  failed: { tone: 'danger', text: 'importFailed' },
};

/** Earlier imports with links to their reports; renders nothing without any. */
export function ImportList({ current }: { current: string | null }) {
  const t = useMessages(instructorMessages);
  const { cursor, pageLinks } = useListAddress();
  const imports = useImports(cursor);
  const rows = imports.data?.data ?? [];
  if (rows.length === 0) return null;
  return (
    <div className="mx-auto w-full max-w-content">
      <Section title={t('yourImports')}>
        <DataTable
          label={t('yourImports')}
          rows={rows}
          rowKey={({ _id }) => _id}
          busy={imports.refreshing}
          columns={[
            {
              id: 'file',
              label: t('columnFile'),
              rowHeader: true,
              cell: ({ _id, fileName }) =>
                _id === current ? fileName : <RowLink href={paths.importJob(_id)}>{fileName}</RowLink>,
            },
            {
              id: 'when',
              label: t('columnWhen'),
              cell: ({ createdAt }) => <RelativeTime iso={createdAt} />,
            },
            {
              id: 'state',
              label: t('state'),
              cell: ({ state, progress }) => (
                <Badge tone={STATE[state].tone}>
                  {t(STATE[state].text, { percent: Math.round(progress * 100) })}
                </Badge>
              ),
            },
          ]}
        />
        <KeyPager label={t('yourImports')} page={pageLinks(imports.data)} />
      </Section>
    </div>
  );
}
