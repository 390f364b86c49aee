import { oidcRoutes } from '@digiken/contract/routes/oidc';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import { useViewer } from '../session/services';
import { useQuery } from './use-query';

/** The signed-in person's password and providers. */
export function useSignInWays() {
  const id = useViewer();
  return useQuery(oidcRoutes.listIdentities, id ? { params: { id } } : null);
}

/** Links and unlinks providers. Each action returns an Outcome and never throws. */
export function useSignInWayActions() {
  const act = useAction();
  const id = useViewer() ?? '';
  return useMemo(
    () => ({
      /** Answers the address at the provider to open. @param body `from`: the page of this site to return to */
      add: (provider: string, body: { password?: string; from?: string }) =>
        act(oidcRoutes.addIdentity, { params: { id, provider }, body }),
      remove: (provider: string, body: { password?: string }) =>
        act(oidcRoutes.removeIdentity, { params: { id, provider }, body }),
    }),
    [act, id],
  );
}
