import { personalInvitationRoutes } from '@digiken/contract/routes/personal-invitations';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import type { hubPeopleKeys } from '../data/use-hub-people';
import type { hubKeys } from '../data/use-hubs';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';
import { useRun } from './use-run';

type Routes = typeof personalInvitationRoutes;
type Keys = keyof typeof hubPeopleKeys | keyof typeof hubKeys | 'user';

/** Joining a hub by a personal invitation. Each action returns an Outcome and never throws. */
export function usePersonalInvitationActions() {
  const { texts } = useServices();
  const request = useActionRequest();
  const run = useRun<Keys>();
  const startSession = useStartSession();
  return useMemo(
    () => ({
      /** Refetches the user as well: the link may have verified the address. */
      accept: (secret: string) =>
        run(
          () => request(personalInvitationRoutes.acceptPersonalInvitation, { body: { secret } }),
          ...(['hubs', 'myHubs', 'hub', 'hubMembers', 'user', 'personalInvitation'] as const),
        ),
      /** Begins the session of the new account. 409 where the address has an account. */
      signUp: (body: RequestBody<Routes['signUpByInvitation']>) =>
        outcomeOf(async () => {
          const answer = await request(personalInvitationRoutes.signUpByInvitation, { body });
          await startSession(answer.data);
          return answer;
        }, texts),
    }),
    [request, run, startSession, texts],
  );
}
