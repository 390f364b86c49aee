import type { Progress } from '@digiken/contract';
import { Check, CircleCheck } from 'lucide';
import { type RefObject, useState } from 'react';
import { Button } from '@digiken/ui/button';
import { FieldError } from '@digiken/ui/field';
import { useAnnounce } from '@digiken/ui/announcer';
import { Icon } from '@digiken/ui/icon';
import type { FormOutcome } from '@digiken/ui/internal/types';
import { defineMessages, useMessages } from '@digiken/ui/messages-provider';
import { ProgressSegments } from '../progress-segments/progress-segments';

export const lessonDoneMessages = defineMessages('lessonDone', {
  heading: 'Finished reading?',
  headingDone: 'This lesson is done',
  mark: 'Mark as done',
  unmark: 'Mark as not done',
  saving: 'Saving…',
  saidDone: 'Lesson marked as done',
  saidNotDone: 'Lesson marked as not done',
  unit: 'This unit',
});

export interface LessonDoneProps {
  done: boolean;
  unitProgress: Progress;
  onDoneChange: (done: boolean) => Promise<FormOutcome>;
  /** Its heading gets the focus when the last step of the lesson is gone. */
  headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Marks the lesson as done, and shows the new progress of its unit. */
export function LessonDone({ done, unitProgress, onDoneChange, headingRef }: LessonDoneProps) {
  const t = useMessages(lessonDoneMessages);
  const announce = useAnnounce();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const change = async () => {
    setBusy(true);
    setFailure(undefined);
    const outcome = await onDoneChange(!done);
    setBusy(false);
    if (outcome.ok) announce(t(done ? 'saidNotDone' : 'saidDone'));
    else {
      setFailure(outcome.message);
      announce(outcome.message, { politeness: 'assertive' });
    }
  };

  return (
    <section data-slot="lesson-done" className="flex flex-col gap-5 rounded-lg border bg-surface p-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 ref={headingRef} tabIndex={-1} className="flex items-center gap-2.5 text-lg font-bold">
          {done && <Icon of={CircleCheck} size={24} className="shrink-0 text-success-ink" />}
          <span>{t(done ? 'headingDone' : 'heading')}</span>
        </h2>
        <Button
          variant="secondary"
          icon={done ? undefined : <Icon of={Check} size={20} />}
          busy={busy}
          onClick={() => void change()}
        >
          {busy ? t('saving') : t(done ? 'unmark' : 'mark')}
        </Button>
      </div>
      {failure && <FieldError>{failure}</FieldError>}
      <ProgressSegments label={t('unit')} done={unitProgress.done} total={unitProgress.total} />
    </section>
  );
}
