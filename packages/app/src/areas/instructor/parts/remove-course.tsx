import type { AuthoredCourse } from '@digiken/contract';
import { useAuthoringActions } from '@digiken/hooks/authoring';
import { Button } from '@digiken/ui/button';
import { ConfirmDialog } from '@digiken/ui/confirm-dialog';
import { useMessages } from '@digiken/ui/messages-provider';
import { useToast } from '@digiken/ui/toast';
import { useState } from 'react';
import { startAtTop } from '../../../shell/use-page';
import { instructorMessages } from '../messages';

/** Removes a course without enrolments, after a confirmation. */
export function RemoveCourse({ course }: { course: AuthoredCourse }) {
  const t = useMessages(instructorMessages);
  const { show } = useToast();
  const { removeCourse } = useAuthoringActions();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    const outcome = await removeCourse(course._id);
    setBusy(false);
    setAsking(false);
    if (!outcome.ok) return show({ tone: 'danger', message: outcome.message });
    // The row is gone, and its button with it.
    startAtTop();
    show({ tone: 'success', message: outcome.message ?? t('courseRemoved') });
  };
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        aria-label={t('removeNamed', { title: course.title })}
        onClick={() => setAsking(true)}
      >
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('removeTitle', { title: course.title })}
        message={t('removeText')}
        confirmLabel={t('remove')}
        cancelLabel={t('removeKeep')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
        onOpenChange={setAsking}
      />
    </>
  );
}
