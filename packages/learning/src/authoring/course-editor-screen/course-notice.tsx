import { Button, ButtonLink } from '@digiken/ui/button';
import { Callout } from '@digiken/ui/callout';
import { FieldError } from '@digiken/ui/field';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { useMessages } from '@digiken/ui/messages-provider';
import { RelativeTime } from '@digiken/ui/relative-time';
import { useOutcome } from '../../lib/use-outcome';
import { saveBarMessages } from '../save-bar/messages';
import { courseEditorMessages } from './messages';
import type { AuthoredCourseView } from './types';

/** The comment of a reviewer who asked for changes or unpublished the course. */
export function CourseNotice({ course }: { course: AuthoredCourseView }) {
  const t = useMessages(courseEditorMessages);
  const { state, reviewNote } = course;
  if (!reviewNote || (state !== 'changes' && state !== 'unpublished')) return null;
  return (
    <Callout tone="warning" title={t(state)}>
      <p lang={reviewNote.language} className="whitespace-pre-line" dir="auto">
        {reviewNote.text}
      </p>
      <p className="mt-1 text-sm">
        <RelativeTime iso={reviewNote.at} />
      </p>
    </Callout>
  );
}

export interface ReviewNoticeProps {
  /** What is under review: the course, or the changes of a published course. */
  of: 'course' | 'changes';
  onWithdraw?: () => Promise<FormOutcome>;
  onVersions?: () => void;
  previewHref?: string;
}

/** What happens in a review, and what the author can do. In the place of the bar: there is nothing to submit. */
export function ReviewNotice({ of, onWithdraw, onVersions, previewHref }: ReviewNoticeProps) {
  const t = useMessages(courseEditorMessages);
  const bar = useMessages(saveBarMessages);
  const { busy, problem, run } = useOutcome();
  return (
    <Callout
      tone="info"
      title={t(of === 'course' ? 'review' : 'reviewChanges')}
      actions={
        <>
          {onWithdraw && (
            <Button
              size="sm"
              variant="secondary"
              busy={busy}
              onClick={() => void run(onWithdraw, t('withdrawn'))}
            >
              {bar(busy ? 'busy' : 'withdraw')}
            </Button>
          )}
          {previewHref && (
            <ButtonLink size="sm" variant="secondary" href={previewHref}>
              {bar('preview')}
            </ButtonLink>
          )}
          {onVersions && (
            <Button size="sm" variant="quiet" onClick={onVersions}>
              {bar('versions')}
            </Button>
          )}
        </>
      }
    >
      <p>{t(of === 'course' ? 'reviewText' : 'reviewChangesText')}</p>
      {problem && (
        <div className="mt-2">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </Callout>
  );
}
