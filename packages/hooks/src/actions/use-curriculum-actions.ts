import type { Outline } from '@digiken/contract';
import { curriculumRoutes } from '@digiken/contract/routes/curriculum';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import type { Outcome } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { isKeyOf } from '../data/keys';
import { type AuthoringKey, authoringKeys } from '../data/use-authoring';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof curriculumRoutes;
type Moved = Outcome<{ message: string; data: Outline }>;

/** Everything but the outline, which a move returns. */
const BESIDE = ['ownCourses', 'authoredCourse', 'authoredUnit', 'authoredTopic', 'stagedChanges'] as const;

/**
 * Moves within the outline of a course. Each action returns an Outcome, never throws. After a move the outline is
 * that of the answer; after a refusal it is refetched.
 */
export function useCurriculumActions() {
  const request = useActionRequest();
  const run = useRun<AuthoringKey>();
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    async function moved(call: () => Promise<{ message: string; data: Outline }>): Promise<Moved> {
      const outcome = await run(call);
      if (outcome.ok) {
        const { data } = outcome.data;
        await mutate(authoringKeys.outline(data.course._id), data, { revalidate: false });
        void mutate((key) => isKeyOf<AuthoringKey>(key, ...BESIDE)).catch(() => {});
      } else {
        await mutate((key) => isKeyOf<AuthoringKey>(key, 'outline')).catch(() => {});
      }
      return outcome;
    }
    return {
      /** `body.revision`: of the outline that the user sees. 409 if it changed meanwhile. */
      moveTopic: (topicId: string, body: RequestBody<Routes['moveTopic']>) =>
        moved(() => request(curriculumRoutes.moveTopic, { params: { topicId }, body })),
      /** As {@link moveTopic}, among the quizzes of its unit. */
      moveQuiz: (id: string, body: RequestBody<Routes['moveQuiz']>) =>
        moved(() => request(curriculumRoutes.moveQuiz, { params: { id }, body })),
      describeTopic: (topicId: string, body: RequestBody<Routes['describeTopic']>) =>
        run(
          () => request(curriculumRoutes.describeTopic, { params: { topicId }, body }),
          'outline',
          ...BESIDE,
        ),
    };
  }, [request, run, mutate]);
}
