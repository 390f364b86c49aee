import type { OidcStep } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { oidcRoutes } from '@digiken/contract/routes/oidc';
import { useMemo } from 'react';
import { outcomeOf } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useActionRequest, useServices } from '../session/services';
import { useStartSession } from '../session/use-start-session';

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
  const { texts } = useServices();
  const request = useActionRequest();
  const startSession = useStartSession();

  return useMemo(() => {
    /** Begins the session, unless another step comes before it. */
    const enter = <T extends { data: OidcStep }>(call: () => Promise<T>) =>
      outcomeOf(async () => {
        const answer = await call();
        if (answer.data.step === 'signed-in') await startSession(answer.data);
        return answer;
      }, texts);

    return {
      /** Asks what is next. @param restore keeps an account that is to be deleted */
      proceed: ({ restore }: { restore: boolean }) =>
        enter(() => request(oidcRoutes.continueOidc, { body: { restore } })),
      /** Links the account of the address by its password. */
      link: (body: Body<'linkOidc'>) => enter(() => request(oidcRoutes.linkOidc, { body })),
      /** Creates the account. */
      signUp: (body: Body<'signUpOidc'>) => enter(() => request(oidcRoutes.signUpOidc, { body })),
    };
  }, [request, startSession, texts]);
}
