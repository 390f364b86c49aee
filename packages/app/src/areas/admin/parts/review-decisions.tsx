import type { CourseReview } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks/admin';
import { Button } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { useState } from 'react';
import { courseMessages } from '../messages/courses';
import { useOutcomeToast } from '../use-outcome-toast';
import { ConfirmAction } from './confirm-action';

/** Publishes what is under review, or sends it back with the comments. */
export function ReviewDecisions({
  review: {
    course: { _id, title },
    kind,
    revision,
  },
}: {
  review: CourseReview;
}) {
  const t = useMessages(courseMessages);
  const toastOutcome = useOutcomeToast();
  const { approveCourse, requestCourseChanges } = useContentActions();
  const [asked, setAsked] = useState<'approve' | 'changes' | null>(null);
  const close = () => setAsked(null);
  const ofChanges = kind === 'changes';
  return (
    <>
      <Button variant="secondary" onClick={() => setAsked('changes')}>
        {t('askChanges')}
      </Button>
      <Button onClick={() => setAsked('approve')}>{t('approve')}</Button>
      <ConfirmAction
        open={asked === 'approve'}
        title={t(ofChanges ? 'approveChangesTitle' : 'approveTitle', { title })}
        message={t(ofChanges ? 'approveChangesText' : 'approveText')}
        confirmLabel={t('approveConfirm')}
        cancelLabel={t('notYet')}
        act={() => approveCourse(_id, revision)}
        onClose={close}
      />
      <ReasonDialog
        open={asked === 'changes'}
        title={t('askTitle')}
        description={t('askText', { title })}
        label={t('askReason')}
        hint={t('askHint')}
        confirmLabel={t('send')}
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(requestCourseChanges(_id, reason))}
        onOpenChange={(open) => !open && close()}
      />
    </>
  );
}
