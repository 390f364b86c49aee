import type { AuthoredCourseDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks/admin';
import { Button, ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { useState } from 'react';
import { courseMessages } from '../messages/courses';
import { useOutcomeToast } from '../use-outcome-toast';
import { ConfirmAction } from './confirm-action';

/** What may be decided about a course in its state. */
export function CourseDecisions({
  course: { _id, title, state, changes },
  revision,
}: {
  course: AuthoredCourseDetail;
  /** Of the changes that are shown; absent until they are. */
  revision: string | undefined;
}) {
  const t = useMessages(courseMessages);
  const toastOutcome = useOutcomeToast();
  const { approveCourse, requestCourseChanges, unpublishCourse } = useContentActions();
  const [asked, setAsked] = useState<'approve' | 'changes' | 'unpublish' | null>(null);
  const close = () => setAsked(null);
  const ofChanges = changes === 'review';
  return (
    <>
      {(state === 'review' || (ofChanges && revision !== undefined)) && (
        <>
          <Button onClick={() => setAsked('approve')}>{t('approve')}</Button>
          <Button variant="secondary" onClick={() => setAsked('changes')}>
            {t('askChanges')}
          </Button>
        </>
      )}
      {state === 'published' && (
        <>
          <ButtonLink variant="secondary" href={`/course/${_id}`}>
            {t('seePublic')}
          </ButtonLink>
          <Button variant="danger" onClick={() => setAsked('unpublish')}>
            {t('unpublish')}
          </Button>
        </>
      )}
      <ConfirmAction
        open={asked === 'approve'}
        title={t(ofChanges ? 'approveChangesTitle' : 'approveTitle', { title })}
        message={t(ofChanges ? 'approveChangesText' : 'approveText')}
        confirmLabel={t('approveConfirm')}
        cancelLabel={t('notYet')}
        act={() => approveCourse(_id, ofChanges ? revision : undefined)}
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
      <ReasonDialog
        open={asked === 'unpublish'}
        title={t('unpublishTitle', { title })}
        description={t('unpublishText')}
        label={t('unpublishReason')}
        confirmLabel={t('unpublish')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(unpublishCourse(_id, reason))}
        onOpenChange={(open) => !open && close()}
      />
    </>
  );
}
