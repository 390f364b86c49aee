import { personalInvitationRoutes } from '@digiken/contract/routes/personal-invitations';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';
import { useAction } from './use-action';

type Routes = typeof personalInvitationRoutes;

/** Joining a hub by a personal invitation. Each action returns an Outcome and never throws. */
export function usePersonalInvitationActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const act = useAction();
  const startSession = useStartSession();
  return useMemo(
    () => ({
      /** Refetches the user as well: the link may have verified the address. */
      accept: (secret: string) =>
        act(personalInvitationRoutes.acceptPersonalInvitation, { body: { secret } }),
      /** Begins the session of the new account. 409 where the address has an account. The whole answer. */
      signUp: (body: RequestBody<Routes['signUpByInvitation']>) =>
        outcomeOf(async () => {
          const answer = await request(personalInvitationRoutes.signUpByInvitation, { body });
          await startSession(answer.data);
          return answer;
        }, texts),
    }),
    [act, request, startSession, texts],
  );
}
