import { useKeptText } from '@digiken/hooks/drafts';
import type { LessonReaderProps } from '@digiken/learning/lesson-reader';
import { useState } from 'react';

type Question = Pick<NonNullable<LessonReaderProps['instructor']>, 'draft' | 'onDraftChange'>;

/** A question to the instructor of a lesson that is not sent yet; its text stays on this device. */
export function useKeptQuestion(lessonId: string): Question {
  const [body, keep] = useKeptText(`lesson-question:${lessonId}`);
  const [subject, setSubject] = useState<string>();
  return {
    draft: { body, ...(subject !== undefined && { subject }) },
    onDraftChange: (draft) => {
      setSubject(draft.subject);
      keep(draft.body);
    },
  };
}
