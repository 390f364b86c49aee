import { useCourseExports } from '@digiken/hooks';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { type FollowedExport, unfollowExport, useFollowedExports } from '../followed-exports';
import { instructorMessages } from '../messages';

/** Tells on every page of the area that the file of a course is ready or failed, unless its dialog does (spec 14.338). */
export function ExportNotices() {
  return useFollowedExports().map((each) => <ExportNotice key={each.courseId} followed={each} />);
}

function ExportNotice({ followed: { courseId, title, inDialog } }: { followed: FollowedExport }) {
  const t = useMessages(instructorMessages);
  const { show } = useToast();
  const newest = useCourseExports(courseId).data?.[0];
  const state = newest?.state;
  const tell = useEffectEvent(() => {
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
    if (state === 'done' || state === 'failed') tell();
  }, [state]);
  return null;
}

function download(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' });
  document.body.append(link);
  link.click();
  link.remove();
}
