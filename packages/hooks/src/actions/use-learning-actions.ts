import type { Lesson } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { ChoiceInput } from '../api/page-queries';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { isKeyOf, type KeyName } from '../data/keys';
import { useActionRequest, useServices } from '../session/services';

type ProgressBody = RequestBody<typeof learningRoutes.saveLessonProgress>;

/** Enrolling and studying. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useLearningActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    const refresh = (...names: KeyName[]) => mutate((key) => isKeyOf(key, ...names)).catch(() => {});

    return {
      /** `expectedTotal`: the total that was shown, in whole shillings; 409 when the price has changed. */
      async enrol(courseId: string, choice: ChoiceInput, expectedTotal: number) {
        const outcome = await outcomeOf(
          () => request(learningRoutes.enrol, { params: { id: courseId }, body: { choice, expectedTotal } }),
          texts,
        );
        const stale = outcome.ok || outcome.status === 409;
        if (stale) await refresh('course', 'unit', 'lesson', 'enrolled', 'quote');
        return outcome;
      },
      /** Marks a lesson, or saves the reading position; the open lesson is updated without a request. */
      async saveLessonProgress(lessonId: string, body: ProgressBody) {
        const outcome = await outcomeOf(
          () => request(learningRoutes.saveLessonProgress, { params: { lessonId }, body }),
          texts,
        );
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
  }, [request, texts, mutate]);
}
