import type { MessageReport } from '@digiken/contract';
import { LIMITS, REPORT_STATES } from '@digiken/contract/constants';
import { useContentActions, useMessageReports } from '@digiken/hooks';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { filterSelect } from '../../shared/filter-select';
import { ListPage } from '../parts/list-page';
import { RowActions } from '../parts/row-actions';
import { useListAddress } from '../../shared/use-list-address';
import { reportMessages } from '../messages/help';
import { termMessages } from '../messages/terms';
import { MessageLinks } from '../parts/message-links';
import { ReportBadge } from '../parts/state-badges';
import { useOutcomeToast } from '../use-outcome-toast';

const CHOICES = { state: REPORT_STATES };

export default function ReportsPage() {
  const t = useMessages(reportMessages);
  const word = useMessages(termMessages);
  const toastOutcome = useOutcomeToast();
  const { resolveMessageReport } = useContentActions();
  const address = useListAddress(CHOICES);
  const { values, cursor } = address;
  const [asked, setAsked] = useState<{ report: MessageReport; action: 'dismiss' | 'remove' } | null>(null);
  const action = asked?.action ?? 'dismiss';
  return (
    <>
      <ListPage
        texts={t}
        address={address}
        query={useMessageReports({ cursor, ...values })}
        actions={<MessageLinks />}
        filters={{
          label: t('filter'),
          selects: [filterSelect('state', t('state'), t('allStates'), values.state, REPORT_STATES, word)],
          summary: (count) => t('summary', { count }),
        }}
        columns={[
          { id: 'message', label: t('message'), cell: ({ body }) => body },
          { id: 'reason', label: t('reason'), cell: ({ reason }) => reason },
          { id: 'author', label: t('author'), cell: ({ author }) => author?.name ?? t('gone') },
          { id: 'reporter', label: t('reporter'), cell: ({ reporter }) => reporter?.name ?? t('gone') },
          { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
          { id: 'state', label: t('state'), cell: ({ state }) => <ReportBadge state={state} /> },
          {
            id: 'acts',
            label: t('acts'),
            hideLabelOnPhone: true,
            cell: (report) =>
              report.state === 'open' && (
                <RowActions
                  actions={(['dismiss', 'remove'] as const).map((one) => ({
                    label: t(one),
                    onPress: () => setAsked({ report, action: one }),
                  }))}
                />
              ),
          },
        ]}
      />
      <ReasonDialog
        open={asked !== null}
        title={t(`${action}Title`)}
        description={t(`${action}Text`)}
        label={t('note')}
        hint={t('noteHint')}
        required={false}
        confirmLabel={t(action)}
        danger={action === 'remove'}
        maxLength={LIMITS.reasonMax}
        onConfirm={(note) => toastOutcome(resolveMessageReport(asked?.report._id ?? '', { action, note }))}
        onOpenChange={(open) => !open && setAsked(null)}
      />
    </>
  );
}
