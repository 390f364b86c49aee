import { helpRoutes } from '@digiken/contract/routes/help';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useAction } from './use-action';

type Routes = typeof helpRoutes;

/** Sends help requests and barrier reports. `outcome.data.reference` is the reference that people quote later. */
export function useHelpActions() {
  const act = useAction();
  return useMemo(
    () => ({
      sendTicket: (body: RequestBody<Routes['sendTicket']>) => act(helpRoutes.sendTicket, { body }),
      reportBarrier: (body: RequestBody<Routes['reportBarrier']>) => act(helpRoutes.reportBarrier, { body }),
    }),
    [act],
  );
}
