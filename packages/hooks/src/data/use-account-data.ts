import { privacyRoutes } from '@digiken/contract/routes/privacy';
import { useMemo } from 'react';
import { useAction } from '../actions/use-action';
import type { RequestBody } from '../api/request';
import { storeNotice } from '../session/notices';
import { useServices, useViewer } from '../session/services';
import { useQuery } from './use-query';

/** In milliseconds, while a copy is being made. */
const POLL_INTERVAL = 5_000;

/** The copy of the user's data, and what stands in the way of deleting the account. */
export function useAccountData() {
  const id = useViewer();
  return useQuery(privacyRoutes.getAccountData, id ? { params: { id } } : null, {
    every: (data) => (data?.export?.state === 'requested' ? POLL_INTERVAL : 0),
  });
}

/** Copies the user's data and deletes the account. Each action returns an outcome and never throws. */
export function useAccountDataActions() {
  const act = useAction();
  const viewer = useViewer();
  // The account is gone: there is nobody to send unsent actions for.
  const { signOut } = useServices();
  return useMemo(() => {
    const params = { id: viewer ?? '' };
    return {
      requestExport: () => act(privacyRoutes.requestExport, { params }),
      /** Ends every session. After a success the app signs out, and says after the reload when the account is deleted. */
      async deleteAccount(body: RequestBody<typeof privacyRoutes.deleteAccount>) {
        const outcome = await act(privacyRoutes.deleteAccount, { params, body });
        if (outcome.ok) {
          await signOut();
          storeNotice({ kind: 'signed-out', message: outcome.message });
        }
        return outcome;
      },
    };
  }, [act, viewer, signOut]);
}
