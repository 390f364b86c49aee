import { useCourseExports } from '@digiken/hooks/authoring';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { download } from '../../../views/save-file';
import { type FollowedExport, unfollowExport, useFollowedExports } from '../followed-exports';
import { instructorMessages } from '../messages';

/** Shows the result of an export on every page of the area, unless the dialog of its course shows it (spec 14.338). */
export function ExportNotices() {
  return useFollowedExports().map((each) => <ExportNotice key={each.courseId} followed={each} />);
}

function ExportNotice({ followed: { courseId, title, inDialog } }: { followed: FollowedExport }) {
  const t = useMessages(instructorMessages);
  const { show } = useToast();
  const newest = useCourseExports(courseId).data?.[0];
  const state = newest?.state;
  const report = useEffectEvent(() => {
    unfollowExport(courseId);
    if (inDialog) return;
    const href = newest?.href;
    if (state !== 'done') show({ tone: 'danger', message: t('exportFailed', { title }) });
    else
      show({
        tone: 'success',
        message: t('exportReady', { title }),
        action: href ? { label: t('exportDownload'), onAction: () => download(href) } : undefined,
      });
  });
  useEffect(() => {
    if (state === 'done' || state === 'failed') report();
  }, [state]);
  return null;
}
