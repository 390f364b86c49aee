import type { Outline } from '@digiken/contract';
import { curriculumRoutes } from '@digiken/contract/routes/curriculum';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { keyOf } from '../data/query-key';
import { useViewerOf } from '../data/use-query';
import { useActionRequest, useServices } from '../session/services';
import { useAction, useRefetch } from './use-action';

type Routes = typeof curriculumRoutes;

const OUTLINE = { changes: [curriculumRoutes.getOutline.path] };

/**
 * Moves within the outline of a course. After a move the outline is that of the answer; after a refusal it is
 * refetched.
 */
export function useCurriculumActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  const refetch = useRefetch();
  const viewer = useViewerOf(curriculumRoutes.getOutline);
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    async function moved(call: () => Promise<{ data: Outline }>): Promise<Outcome<Outline>> {
      const outcome = await outcomeOf(call, texts);
      if (!outcome.ok) {
        await refetch(OUTLINE);
        return outcome;
      }
      const { data } = outcome.data;
      const key = keyOf(curriculumRoutes.getOutline, { params: { id: data.course._id } }, viewer ?? '');
      await mutate(key, data, { revalidate: false });
      void refetch(curriculumRoutes.moveTopic);
      return { ...outcome, data };
    }
    return {
      /** `body.revision`: of the outline that the user sees. 409 if it changed meanwhile. */
      moveTopic: (topicId: string, body: RequestBody<Routes['moveTopic']>) =>
        moved(() => request(curriculumRoutes.moveTopic, { params: { topicId }, body })),
      /** As {@link moveTopic}; `body.ids` are all units in their new order. */
      orderUnits: (id: string, body: RequestBody<Routes['orderUnits']>) =>
        moved(() => request(curriculumRoutes.orderUnits, { params: { id }, body })),
      /** As {@link moveTopic}, among the quizzes of its unit. */
      moveQuiz: (id: string, body: RequestBody<Routes['moveQuiz']>) =>
        moved(() => request(curriculumRoutes.moveQuiz, { params: { id }, body })),
      describeTopic: (topicId: string, body: RequestBody<Routes['describeTopic']>) =>
        act(curriculumRoutes.describeTopic, { params: { topicId }, body }),
    };
  }, [request, act, refetch, texts, viewer, mutate]);
}
