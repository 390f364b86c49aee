import { useLiveActions, useLiveAttendance, useLiveClass } from '@digiken/hooks/live';
import { AttendanceScreen } from '@digiken/learning/attendance-screen';
import { useMessages } from '@digiken/ui/messages-provider';
import { useParams } from 'react-router-dom';
import NotFoundPage from '../../../pages/not-found-page';
import { usePage } from '../../../shell/use-page';
import { isMissing, loadState } from '../../../views/load-state';
import { saveText } from '../../../views/save-file';
import { livePageMessages } from './messages';
import { type LiveArea, livePaths } from './paths';

/** Who was in a class (spec 13.94). */
export function LiveAttendancePage({ area }: { area: LiveArea }) {
  const { classId = '' } = useParams();
  const t = useMessages(livePageMessages);
  const live = useLiveClass(classId).data;
  const query = useLiveAttendance(classId);
  const { getAttendanceCsv } = useLiveActions();
  usePage({ title: live && t('attendanceOf', { title: live.title }) });
  if (isMissing(query)) return <NotFoundPage />;
  return (
    <AttendanceScreen
      state={loadState(query)}
      title={live?.title ?? ''}
      rows={query.data ?? []}
      backHref={livePaths.past(area)}
      onCsv={async () => {
        const outcome = await getAttendanceCsv(classId);
        if (outcome.ok) saveText(outcome.data.name, 'text/csv', outcome.data.csv);
        return outcome;
      }}
    />
  );
}
