import type { User } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { oidcRoutes } from '@digiken/contract/routes/oidc';
import { useMemo } from 'react';
import { useSWRConfig } from 'swr';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { keys } from '../data/keys';
import { readToken, writeToken } from '../session/cookie';
import { useActionRequest, useServices } from '../session/services';

type Body<Name extends keyof typeof oidcRoutes> = RequestBody<(typeof oidcRoutes)[Name]>;

/**
 * The address that starts a sign-in with a provider. The browser opens it: it leaves the app.
 * @param from the page of this site to return to
 */
export function providerHref(id: string, from: string | undefined): string {
  const query = from === undefined ? '' : `?from=${encodeURIComponent(from)}`;
  return `${API_PREFIX}/auth/oidc/${encodeURIComponent(id)}${query}`;
}

/** What a person does after a provider has confirmed who they are. Each action returns an Outcome and never throws. */
export function useOidcActions() {
  const { store, texts } = useServices();
  const request = useActionRequest();
  const { mutate } = useSWRConfig();

  return useMemo(() => {
    async function enter({ token, user }: { token: string; user: User }) {
      if (readToken() !== token) writeToken(token);
      if (user._id) await mutate(keys.user(user._id), user, { revalidate: false });
      store.announce();
    }

    return {
      /** Asks what is next; the session of a known person has begun when it resolves. */
      proceed: () =>
        outcomeOf(async () => {
          const answer = await request(oidcRoutes.continueOidc);
          if (answer.data.step === 'signed-in') await enter(answer.data);
          return answer;
        }, texts),
      /** Links the account of the address by its password, and begins its session. */
      link: (body: Body<'linkOidc'>) =>
        outcomeOf(async () => {
          const answer = await request(oidcRoutes.linkOidc, { body });
          await enter(answer.data);
          return answer;
        }, texts),
      /** Creates the account, and begins its session. */
      signUp: (body: Body<'signUpOidc'>) =>
        outcomeOf(async () => {
          const answer = await request(oidcRoutes.signUpOidc, { body });
          await enter(answer.data);
          return answer;
        }, texts),
    };
  }, [request, store, texts, mutate]);
}
