import { Button } from '@digiken/ui/button';
import { RelativeTime } from '@digiken/ui/relative-time';
import { Callout } from '@digiken/ui/callout';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { useOutcome } from '../../lib/use-outcome';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView } from './types';

export interface CourseNoticeProps {
  course: AuthoredCourseView;
  onWithdraw?: () => Promise<FormOutcome>;
}

/** The most important notice for the author: a reviewer's comment, or that the course is in review. */
export function CourseNotice({ course, onWithdraw }: CourseNoticeProps) {
  const t = useMessages(courseEditorMessages);
  const { busy, problem, run } = useOutcome();
  const { state, reviewNote } = course;
  if (state === 'review') {
    return (
      <Callout
        tone="info"
        title={t('review')}
        actions={
          onWithdraw && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              onClick={() => void run(onWithdraw, t('withdrawn'))}
            >
              {busy ? t('withdrawing') : t('withdraw')}
            </Button>
          )
        }
      >
        <p>{t('reviewText')}</p>
        {problem && <FieldError>{problem}</FieldError>}
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
