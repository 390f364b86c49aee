import type { SignInWays } from '@digiken/contract';
import { oidcRoutes } from '@digiken/contract/routes/oidc';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import { useActionRequest, useRequest, useViewer } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

const signInWayKeys = { signInWays: (viewer: string) => ['signInWays', viewer] as const };

/** The signed-in person's password and providers. */
export function useSignInWays(): Query<SignInWays> {
  const request = useRequest();
  const id = useViewer();
  return useCached(id ? signInWayKeys.signInWays(id) : null, async () =>
    dataOf(await request(oidcRoutes.listIdentities, { params: { id: id ?? '' } })),
  );
}

/** Links and unlinks providers. Each action returns an Outcome and never throws. */
export function useSignInWayActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof signInWayKeys>();
  const id = useViewer() ?? '';
  return useMemo(
    () => ({
      /** Answers the address at the provider to open. @param body `from`: the page of this site to return to */
      add: (provider: string, body: { password?: string; from?: string }) =>
        run(() => request(oidcRoutes.addIdentity, { params: { id, provider }, body })),
      remove: (provider: string, body: { password?: string }) =>
        run(() => request(oidcRoutes.removeIdentity, { params: { id, provider }, body }), 'signInWays'),
    }),
    [request, run, id],
  );
}
