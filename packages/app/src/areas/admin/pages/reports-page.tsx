import { useMessageReports, useReportActions } from '@digiken/hooks/admin';
import { useMessages } from '@digiken/ui/messages-provider';
import { useListAddress } from '../../shared/use-list-address';
import { reportMessages } from '../messages/reports';
import { REPORT_CHOICES, ReportList } from '../parts/report-list';

/** Reported messages. */
export default function ReportsPage() {
  const t = useMessages(reportMessages);
  const address = useListAddress(REPORT_CHOICES);
  const query = useMessageReports({ cursor: address.cursor, ...address.values });
  return (
    <ReportList texts={t} address={address} query={query} resolve={useReportActions().resolveMessageReport} />
  );
}
