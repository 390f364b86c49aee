import { Badge } from '@digiken/ui/badge';
import { DataTable, RowLink } from '@digiken/ui/data-table';
import { EmptyState } from '@digiken/ui/empty-state';
import type { KeyPage } from '@digiken/ui/internal/types';
import { KeyPager } from '@digiken/ui/key-pager';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Select } from '@digiken/ui/select';
import { tutorReportMessages } from './messages';

export type FlagReason = 'distress' | 'injection' | 'abuse' | 'rated-down-often';
export type FlagState = 'open' | 'reviewed';

export interface FlaggedView {
  id: string;
  href: string;
  person: string;
  reasons: readonly FlagReason[];
  state: FlagState;
  /** ISO 8601. */
  at: string;
  reviewedBy?: string;
}

export interface FlaggedListProps {
  rows: readonly FlaggedView[];
  /** Which are shown; undefined: all. */
  state?: FlagState;
  onStateChange: (state: FlagState | undefined) => void;
  page?: KeyPage;
  now?: number;
}

/** Flagged conversations, without their text. */
export function FlaggedList({ rows, state, onStateChange, page, now }: FlaggedListProps) {
  const t = useMessages(tutorReportMessages);
  return (
    <div data-slot="tutor-flagged" className="flex flex-col gap-5">
      <Select
        label={t('state')}
        value={state ?? ''}
        fieldClassName="max-w-form"
        options={[
          { value: '', label: t('state-all') },
          { value: 'open', label: t('state-open') },
          { value: 'reviewed', label: t('state-reviewed') },
        ]}
        onChange={(event) => onStateChange((event.target.value || undefined) as FlagState | undefined)}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} headingLevel={3}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('flagged')}
          rows={rows}
          rowKey={(row) => row.id}
          columns={[
            {
              id: 'person',
              label: t('person'),
              rowHeader: true,
              cell: (row) => <RowLink href={row.href}>{row.person}</RowLink>,
            },
            {
              id: 'reason',
              label: t('reason'),
              cell: (row) => <Reasons reasons={row.reasons} />,
            },
            { id: 'when', label: t('when'), cell: (row) => <RelativeTime iso={row.at} now={now} /> },
            { id: 'status', label: t('status'), cell: (row) => <FlagBadge flag={row} /> },
          ]}
        />
      )}
      {page && (page.previousHref || page.nextHref) && <KeyPager label={t('flagged')} page={page} />}
    </div>
  );
}

export function Reasons({ reasons }: { reasons: readonly FlagReason[] }) {
  const t = useMessages(tutorReportMessages);
  return (
    <span className="flex flex-wrap gap-2">
      {reasons.map((reason) => (
        <Badge key={reason} tone={reason === 'distress' ? 'danger' : 'warning'}>
          {t(reason)}
        </Badge>
      ))}
    </span>
  );
}

export function FlagBadge({ flag }: { flag: Pick<FlaggedView, 'state' | 'reviewedBy'> }) {
  const t = useMessages(tutorReportMessages);
  if (flag.state === 'open') return <Badge tone="warning">{t('toRead')}</Badge>;
  return (
    <Badge tone="success">
      {flag.reviewedBy ? t('reviewed', { name: flag.reviewedBy }) : t('reviewedBySomebody')}
    </Badge>
  );
}
