import { personalInvitationRoutes } from '@digiken/contract/routes/personal-invitations';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { keys } from '../data/keys';
import type { hubPeopleKeys } from '../data/use-hub-people';
import type { hubKeys } from '../data/use-hubs';
import { readToken, writeToken } from '../session/cookie';
import { useActionRequest, useServices } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof personalInvitationRoutes;
type Keys = keyof typeof hubPeopleKeys | keyof typeof hubKeys | 'user';

/** Joining a hub by a personal invitation. Each action returns an Outcome and never throws. */
export function usePersonalInvitationActions() {
  const { store, texts } = useServices();
  const request = useActionRequest();
  const run = useRun<Keys>();
  const { mutate } = useSWRConfig();
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
          const { token, user } = answer.data;
          if (readToken() !== token) writeToken(token);
          await mutate(keys.user(user._id), user, { revalidate: false });
          store.announce();
          return answer;
        }, texts),
    }),
    [request, run, mutate, store, texts],
  );
}
