import type { Lesson } from '@digiken/contract';
import { learningRoutes } from '@digiken/contract/routes/learning';
import { studyRoutes } from '@digiken/contract/routes/study';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { noAnswer } from '../api/api-error';
import type { ChoiceInput } from '../api/page-queries';
import { outcomeOf } from '../api/outcome';
import type { Answer, RequestBody } from '../api/request';
import { isKeyOf } from '../data/query-key';
import type { ActionSubject } from '../outbox/types';
import { type KeptOutcome, useKeeping } from '../outbox/use-keeping';
import { useActionRequest, useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type ProgressBody = RequestBody<typeof studyRoutes.saveLessonProgress>;
type Saved = Answer<typeof studyRoutes.saveLessonProgress>;

/** Enrolling and studying. Each action returns an Outcome, never throws, and refetches what it changed. */
export function useLearningActions() {
  const { texts, outbox } = useServices();
  const keeping = useKeeping();
  const request = useActionRequest();
  const act = useAction();
  const refetch = useRefetch();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    /** Takes back what waits; what may be on the server, the server takes back. */
    const undone = async (lessonId: string, call: () => Promise<Saved>): Promise<KeptOutcome<Saved>> => {
      const waiting = () =>
        outbox
          .get()
          .entries.find(
            ({ payload, state }) =>
              state !== 'refused' &&
              payload.kind === 'progress' &&
              payload.lessonId === lessonId &&
              payload.done === true,
          );
      const unsent = waiting();
      if (unsent?.tried === false) {
        await outbox.discard(unsent.id);
        return { ok: true, kept: true };
      }
      if (unsent) await outbox.flush();
      const outcome = await outcomeOf(waiting() ? () => Promise.reject(noAnswer()) : call, texts);
      if (outcome.ok || outcome.status !== 0) return outcome;
      return { ...outcome, message: texts.needsConnection ?? outcome.message };
    };

    return {
      /** `expectedTotal`: the total that was shown, in whole shillings; 409 when the price has changed. */
      enrol: (courseId: string, choice: ChoiceInput, expectedTotal: number) =>
        act(studyRoutes.enrol, { params: { id: courseId }, body: { choice, expectedTotal } }),
      /**
       * Marks a lesson, or saves the reading position; the open lesson is updated without a request. Without a
       * connection it is kept on this device (spec 14.32), except "not done", which needs the server (spec 14.33).
       */
      async saveLessonProgress(
        lessonId: string,
        body: ProgressBody,
        about?: ActionSubject,
      ): Promise<KeptOutcome<Saved>> {
        const call = () => request(studyRoutes.saveLessonProgress, { params: { lessonId }, body });
        const { done, scroll } = body;
        const outcome =
          done === false
            ? await undone(lessonId, call)
            : await keeping(
                {
                  kind: 'progress',
                  lessonId,
                  ...(done && { done }),
                  ...(scroll !== undefined && { scroll }),
                },
                call,
                { about: { ...about, lessonId } },
              );
        if (!outcome.ok || 'kept' in outcome) return outcome;
        const now = outcome.data.data;
        await mutate<Lesson>(
          (key) => isKeyOf(key, [learningRoutes.getLesson.path], { lessonId }),
          (lesson) => lesson && { ...lesson, ...now },
          { revalidate: false },
        );
        if (body.done !== undefined) await refetch(studyRoutes.saveLessonProgress);
        return outcome;
      },
    };
  }, [request, act, refetch, texts, mutate, keeping, outbox]);
}
