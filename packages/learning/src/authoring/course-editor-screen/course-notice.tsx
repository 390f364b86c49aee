import { RelativeTime } from '@digiken/ui/relative-time';
import { Callout } from '@digiken/ui/callout';
import { useMessages } from '@digiken/ui/messages-provider';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView } from './types';

export interface CourseNoticeProps {
  course: AuthoredCourseView;
}

/** The most important notice for the author: a reviewer's comment, or that the course is in review. */
export function CourseNotice({ course }: CourseNoticeProps) {
  const t = useMessages(courseEditorMessages);
  const { state, reviewNote } = course;
  if (state === 'review') {
    return (
      <Callout tone="info" title={t('review')}>
        <p>{t('reviewText')}</p>
      </Callout>
    );
  }
  if (!reviewNote || (state !== 'changes' && state !== 'unpublished')) return null;
  return (
    <Callout tone="warning" title={t(state)}>
      <p className="whitespace-pre-line">{reviewNote.text}</p>
      <p className="mt-1 text-sm">
        <RelativeTime iso={reviewNote.at} />
      </p>
    </Callout>
  );
}
