import type { AuthoredCourseDetail } from '@digiken/contract';
import { LIMITS } from '@digiken/contract/constants';
import { useContentActions } from '@digiken/hooks/admin';
import { Button, ButtonLink } from '@digiken/ui/button';
import { useMessages } from '@digiken/ui/messages-provider';
import { ReasonDialog } from '@digiken/ui/reason-dialog';
import { useState } from 'react';
import { courseMessages } from '../messages/courses';
import { useOutcomeToast } from '../use-outcome-toast';
import { reviewPath } from '../views';

/** What may be done with a course in its state. */
export function CourseDecisions({
  course: { _id, title, state, changes },
}: {
  course: AuthoredCourseDetail;
}) {
  const t = useMessages(courseMessages);
  const toastOutcome = useOutcomeToast();
  const { unpublishCourse } = useContentActions();
  const [unpublishing, setUnpublishing] = useState(false);
  if (state === 'review' || changes === 'review')
    return <ButtonLink href={reviewPath(_id)}>{t('openReview')}</ButtonLink>;
  if (state !== 'published') return null;
  return (
    <>
      <ButtonLink variant="secondary" href={`/course/${_id}`}>
        {t('seePublic')}
      </ButtonLink>
      <Button variant="danger" onClick={() => setUnpublishing(true)}>
        {t('unpublish')}
      </Button>
      <ReasonDialog
        open={unpublishing}
        title={t('unpublishTitle', { title })}
        description={t('unpublishText')}
        label={t('unpublishReason')}
        confirmLabel={t('unpublish')}
        danger
        maxLength={LIMITS.reasonMax}
        onConfirm={(reason) => toastOutcome(unpublishCourse(_id, reason))}
        onOpenChange={setUnpublishing}
      />
    </>
  );
}
