import type { Lesson } from '@digiken/contract';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { ApiCalls } from '../api/calls';
import type { ChoiceInput } from '../api/learning-calls';
import { outcomeOf } from '../api/outcome';
import { isKeyOf, type KeyName } from '../data/keys';
import { useServices } from '../session/services';

type ProgressBody = NonNullable<Parameters<ApiCalls['saveLessonProgress']>[1]>;

/** Enrolling and studying. Each action answers an Outcome, never throws, and refreshes what it changed. */
export function useLearningActions() {
  const { calls, texts } = useServices();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const refresh = (...names: KeyName[]) => mutate((key) => isKeyOf(key, ...names)).catch(() => {});

    return {
      /** `expectedTotal` is the total that was shown, in whole shillings; a changed price answers 409. */
      async enrol(courseId: string, choice: ChoiceInput, expectedTotal: number) {
        const outcome = await outcomeOf(() => calls.enrol(courseId, { choice, expectedTotal }), texts);
        const stale = outcome.ok || outcome.status === 409;
        if (stale) await refresh('course', 'unit', 'lesson', 'enrolled', 'quote');
        return outcome;
      },
      /** Marks a lesson, or remembers how far it was read; the open pages follow without a new request. */
      async saveLessonProgress(lessonId: string, body: ProgressBody) {
        const outcome = await outcomeOf(() => calls.saveLessonProgress(lessonId, body), texts);
        if (!outcome.ok) return outcome;
        const now = outcome.data.data;
        await mutate<Lesson>(
          (key) => isKeyOf(key, 'lesson') && (key as string[])[1] === lessonId,
          (lesson) => lesson && { ...lesson, ...now },
          { revalidate: false },
        );
        if (body.done !== undefined) await refresh('course', 'unit', 'enrolled');
        return outcome;
      },
    };
  }, [calls, texts, mutate]);
}
