import type { OidcStep } from '@digiken/contract';
import { API_PREFIX } from '@digiken/contract/constants';
import { oidcRoutes } from '@digiken/contract/routes/oidc';
import { useMemo } from 'react';
import type { Outcome } from '../api/outcome';
import type { RequestBody } from '../api/request';
import { useStartSession } from '../session/use-start-session';
import { useAction } from './use-action';

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
  const act = useAction();
  const startSession = useStartSession();

  return useMemo(() => {
    /** Begins the session, unless another step comes before it. */
    const enter = async <T extends OidcStep>(outcome: Outcome<T>) => {
      if (outcome.ok && outcome.data.step === 'signed-in') await startSession(outcome.data);
      return outcome;
    };

    return {
      /** Asks what is next. @param restore keeps an account that is to be deleted */
      proceed: async ({ restore }: { restore: boolean }) =>
        enter(await act(oidcRoutes.continueOidc, { body: { restore } })),
      /** Links the account of the address by its password. */
      link: async (body: Body<'linkOidc'>) => enter(await act(oidcRoutes.linkOidc, { body })),
      /** Creates the account. */
      signUp: async (body: Body<'signUpOidc'>) => enter(await act(oidcRoutes.signUpOidc, { body })),
    };
  }, [act, startSession]);
}
