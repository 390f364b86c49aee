import type { MessageReport } from '@digiken/contract';
import { LIMITS, REPORT_STATES } from '@digiken/contract/constants';
import { useContentActions, useMessageReports } from '@digiken/hooks';
import { Button } from '@digiken/ui/button';
import { FilterBar } from '@digiken/ui/filter-bar';
import { ListScreen } from '@digiken/ui/list-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useState } from 'react';
import { usePage } from '../../../shell/use-page';
import { loadState } from '../../../views/load-state';
import { reportMessages } from '../messages/help';
import { termMessages } from '../messages/terms';
import { MessageLinks } from '../parts/message-links';
import { ReportBadge } from '../parts/state-badges';
import { filterSelect } from '../../shared/filter-select';
import { useListAddress } from '../../shared/use-list-address';
import { useOutcomeToast } from '../use-outcome-toast';

const CHOICES = { state: REPORT_STATES };

export default function ReportsPage() {
  const t = useMessages(reportMessages);
  const word = useMessages(termMessages);
  usePage({ title: t('reported') });
  const toastOutcome = useOutcomeToast();
  const { resolveMessageReport } = useContentActions();
  const { values, cursor, filtered, change, pageLinks } = useListAddress(CHOICES);
  const query = useMessageReports({ cursor, ...values });
  const [asked, setAsked] = useState<{ report: MessageReport; action: 'dismiss' | 'remove' } | null>(null);
  const action = asked?.action ?? 'dismiss';
  return (
    <>
      <ListScreen
        title={t('reported')}
        intro={t('intro')}
        actions={<MessageLinks />}
        state={loadState(query)}
        filtered={filtered}
        filters={
          <FilterBar
            label={t('filter')}
            selects={[filterSelect('state', t('state'), t('allStates'), values.state, REPORT_STATES, word)]}
            onChange={change}
          />
        }
        table={{
          label: t('label'),
          rows: query.data?.data ?? [],
          rowKey: ({ _id }) => _id,
          columns: [
            { id: 'message', label: t('message'), cell: ({ body }) => body },
            { id: 'reason', label: t('reason'), cell: ({ reason }) => reason },
            { id: 'author', label: t('author'), cell: ({ author }) => author?.name ?? t('gone') },
            { id: 'reporter', label: t('reporter'), cell: ({ reporter }) => reporter?.name ?? t('gone') },
            { id: 'when', label: t('when'), cell: ({ createdAt }) => <RelativeTime iso={createdAt} /> },
            {
              id: 'acts',
              label: t('acts'),
              hideLabelOnPhone: true,
              cell: (report) =>
                report.state === 'open' ? (
                  <div className="flex flex-wrap gap-2">
                    {(['dismiss', 'remove'] as const).map((one) => (
                      <Button
                        key={one}
                        size="small"
                        variant="secondary"
                        onClick={() => setAsked({ report, action: one })}
                      >
                        {t(one)}
                      </Button>
                    ))}
                  </div>
                ) : (
                  <ReportBadge state={report.state} />
                ),
            },
          ],
        }}
        page={pageLinks(query.data)}
        empty={{ title: t('empty'), text: t('emptyText') }}
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
        onCancel={() => setAsked(null)}
      />
    </>
  );
}
