import type { AccountData } from '@digiken/contract';
import { privacyRoutes } from '@digiken/contract/routes/privacy';
import { useMemo } from 'react';
import { useRun } from '../actions/use-run';
import type { RequestBody } from '../api/request';
import { storeNotice } from '../session/notices';
import { useActionRequest, useRequest, useServices, useViewer } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

/** Cache keys of a user's own data. */
export const accountDataKeys = {
  accountData: (viewer: string) => ['accountData', viewer] as const,
};
type Keys = keyof typeof accountDataKeys;

/** In milliseconds, while a copy is being made. */
const POLL_INTERVAL = 5_000;

/** The copy of the user's data, and what stands in the way of deleting the account. */
export function useAccountData(): Query<AccountData> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer ? accountDataKeys.accountData(viewer) : null,
    async () => dataOf(await request(privacyRoutes.getAccountData, { params: { id: viewer ?? '' } })),
    { every: (data) => (data?.export?.state === 'requested' ? POLL_INTERVAL : 0) },
  );
}

/** Copies the user's data and deletes the account. Each action returns an outcome and never throws. */
export function useAccountDataActions() {
  const request = useActionRequest();
  const run = useRun<Keys>();
  const viewer = useViewer();
  // The account is gone: there is nobody to send unsent actions for.
  const { signOut } = useServices();
  return useMemo(() => {
    const params = { id: viewer ?? '' };
    return {
      requestExport: () => run(() => request(privacyRoutes.requestExport, { params }), 'accountData'),
      /** Ends every session. After a success the app signs out, and says after the reload when the account is deleted. */
      async deleteAccount(body: RequestBody<typeof privacyRoutes.deleteAccount>) {
        const outcome = await run(() => request(privacyRoutes.deleteAccount, { params, body }));
        if (outcome.ok) {
          await signOut();
          storeNotice({ kind: 'signed-out', message: outcome.message });
        }
        return outcome;
      },
    };
  }, [request, run, viewer, signOut]);
}
