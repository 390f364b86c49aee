import type { FlaggedConversation } from '@digiken/contract';
import { TUTOR_FLAG_STATES, type TutorFlagReason, type TutorFlagState } from '@digiken/contract/constants';
import { Badge } from '@digiken/ui/badge';
import { DataTable, RowLink } from '@digiken/ui/data-table';
import { EmptyState } from '@digiken/ui/empty-state';
import type { KeyPage } from '@digiken/ui/internal/types';
import { KeyPager } from '@digiken/ui/key-pager';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Select } from '@digiken/ui/select';
import { tutorReportMessages } from './messages';

export interface FlaggedListProps {
  rows: readonly FlaggedConversation[];
  hrefOf: (flagged: FlaggedConversation) => string;
  /** Which are shown; undefined: all. */
  state?: TutorFlagState;
  onStateChange: (state: TutorFlagState | undefined) => void;
  page?: KeyPage;
  now?: number;
}

/** Flagged conversations, without their text. */
export function FlaggedList({ rows, hrefOf, state, onStateChange, page, now }: FlaggedListProps) {
  const t = useMessages(tutorReportMessages);
  return (
    <div data-slot="tutor-flagged" className="flex flex-col gap-5">
      <Select
        label={t('state')}
        value={state ?? ''}
        fieldClassName="max-w-form"
        options={[
          { value: '', label: t('state-all') },
          ...TUTOR_FLAG_STATES.map((value) => ({ value, label: t(`state-${value}`) })),
        ]}
        onChange={(event) => onStateChange((event.target.value || undefined) as TutorFlagState | undefined)}
      />
      {rows.length === 0 ? (
        <EmptyState title={t('none')} headingLevel={3}>
          {t('noneText')}
        </EmptyState>
      ) : (
        <DataTable
          label={t('flagged')}
          rows={rows}
          rowKey={(row) => row._id}
          columns={[
            {
              id: 'person',
              label: t('person'),
              rowHeader: true,
              cell: (row) => <RowLink href={hrefOf(row)}>{row.person.name}</RowLink>,
            },
            {
              id: 'reason',
              label: t('reason'),
              cell: (row) => <Reasons reasons={row.reasons} />,
            },
            { id: 'when', label: t('when'), cell: (row) => <RelativeTime iso={row.flaggedAt} now={now} /> },
            { id: 'status', label: t('status'), cell: (row) => <FlagBadge flag={row} /> },
          ]}
        />
      )}
      {page && (page.previousHref || page.nextHref) && <KeyPager label={t('flagged')} page={page} />}
    </div>
  );
}

export function Reasons({ reasons }: { reasons: readonly TutorFlagReason[] }) {
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

export function FlagBadge({ flag }: { flag: FlaggedConversation }) {
  const t = useMessages(tutorReportMessages);
  if (flag.state === 'open') return <Badge tone="warning">{t('toRead')}</Badge>;
  return (
    <Badge tone="success">
      {flag.reviewedBy ? t('reviewed', { name: flag.reviewedBy.name }) : t('reviewedBySomebody')}
    </Badge>
  );
}
