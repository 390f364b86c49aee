import type { LaunchStep } from '@digiken/contract';
import { ltiRoutes } from '@digiken/contract/routes/lti';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';
import { useAction } from './use-action';

type Body<Name extends keyof typeof ltiRoutes> = RequestBody<(typeof ltiRoutes)[Name]>;

/** What a person does who comes from a learning platform. Each action returns an Outcome and never throws. */
export function useLaunchActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  const startSession = useStartSession();

  return useMemo(
    () => ({
      /** Asks what is next, and begins the session of a person whom the site knows, or of a new one. The whole answer. */
      proceed: (body: Body<'continueLaunch'>) =>
        outcomeOf(async () => {
          const answer: { message: string; data: LaunchStep } = await request(ltiRoutes.continueLaunch, {
            body,
          });
          if (answer.data.step === 'signed-in') await startSession(answer.data);
          return answer;
        }, texts),
      /** Links the person of the launch to the signed-in account. */
      link: (body: Body<'linkLaunch'>) => act(ltiRoutes.linkLaunch, { body }),
      /** The lessons and quizzes of a course. */
      itemsOf: (body: Body<'listLaunchItems'>) => act(ltiRoutes.listLaunchItems, { body }),
      /** Chooses content for the platform. */
      choose: (body: Body<'chooseContent'>) => act(ltiRoutes.chooseContent, { body }),
    }),
    [request, act, startSession, texts],
  );
}
