import type { Report as AnyReport, ReportDecision } from '@digiken/contract';
import { LIMITS, REPORT_STATES } from '@digiken/contract/constants';
import type { Outcome, PageOf, Query } from '@digiken/hooks/api';
import type { DataColumn } from '@digiken/ui/data-table';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { filterSelect } from '../../shared/filter-select';
import type { ListAddress } from '../../shared/use-list-address';
import {
  type postReportMessages,
  reportListMessages,
  type reportMessages,
  type reviewReportMessages,
} from '../messages/reports';
import { termMessages } from '../messages/terms';
import { useOutcomeToast } from '../use-outcome-toast';
import { ListPage } from './list-page';
import { MessageLinks } from './message-links';
import { RowActions } from './row-actions';
import { ReportBadge } from './state-badges';

/** Pass it to {@link useListAddress}. */
export const REPORT_CHOICES = { state: REPORT_STATES };

type Texts = ReturnType<typeof useMessages<(typeof reportMessages)['defaults']>>;
type PostTexts = ReturnType<typeof useMessages<(typeof postReportMessages)['defaults']>>;
type ReviewTexts = ReturnType<typeof useMessages<(typeof reviewReportMessages)['defaults']>>;

export interface ReportListProps<Report extends AnyReport> {
  texts: Texts | ReviewTexts | PostTexts;
  address: ListAddress<typeof REPORT_CHOICES>;
  query: Query<PageOf<Report>>;
  /** After the reported text. */
  columns?: readonly DataColumn<Report>[];
  resolve: (id: string, decision: ReportDecision) => Promise<Outcome>;
}

/** Reports of what people wrote. Each can be dismissed, or what was reported removed. */
export function ReportList<Report extends AnyReport>({
  texts: t,
  address,
  query,
  columns = [],
  resolve,
}: ReportListProps<Report>) {
  const list = useMessages(reportListMessages);
  const word = useMessages(termMessages);
  const toastOutcome = useOutcomeToast();
  const { state } = address.values;
  const [asked, setAsked] = useState<{ report: Report; action: ReportDecision['action'] } | null>(null);
  const action = asked?.action ?? 'dismiss';
  const choices = {
    dismiss: { label: list('dismiss'), title: list('dismissTitle') },
    remove: { label: t('remove'), title: t('removeTitle') },
  };
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={query}
        actions={<MessageLinks />}
        filters={{
          label: list('filter'),
          selects: [filterSelect('state', list('state'), list('allStates'), state, REPORT_STATES, word)],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          {
            id: 'message',
            label: t('message'),
            cell: ({ body, bodyLanguage }) => <span lang={bodyLanguage}>{body}</span>,
          },
          ...columns,
          {
            id: 'reason',
            label: list('reason'),
            cell: ({ reason, reasonLanguage }) => <span lang={reasonLanguage}>{reason}</span>,
          },
          { id: 'author', label: list('author'), cell: ({ author }) => author?.name ?? t('gone') },
          { id: 'reporter', label: list('reporter'), cell: ({ reporter }) => reporter?.name ?? t('gone') },
          { id: 'when', label: list('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
          { id: 'state', label: list('state'), cell: (report) => <ReportBadge state={report.state} /> },
          {
            id: 'acts',
            label: list('acts'),
            hideLabelOnPhone: true,
            cell: (report) =>
              report.state === 'open' && (
                <RowActions
                  actions={(['dismiss', 'remove'] as const).map((item) => ({
                    label: choices[item].label,
                    onPress: () => setAsked({ report, action: item }),
                  }))}
                />
              ),
          },
        ]}
      />
      <ReasonDialog
        open={asked !== null}
        title={choices[action].title}
        description={t(`${action}Text`)}
        label={list('note')}
        hint={t('noteHint')}
        required={false}
        confirmLabel={choices[action].label}
        danger={action === 'remove'}
        maxLength={LIMITS.reasonMax}
        onConfirm={(note) => toastOutcome(resolve(asked?.report._id ?? '', { action, note }))}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </>
  );
}
