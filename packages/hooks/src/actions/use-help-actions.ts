import { helpRoutes } from '@digiken/contract/routes/help';
import { useMemo } from 'react';
import type { RequestBody } from '../api/request';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

type Routes = typeof helpRoutes;

/** Sends help requests and barrier reports. `outcome.data.data.reference` is the reference that people quote later. */
export function useHelpActions() {
  const request = useActionRequest();
  const run = useRun<never>();
  return useMemo(
    () => ({
      sendTicket: (body: RequestBody<Routes['sendTicket']>) =>
        run(() => request(helpRoutes.sendTicket, { body })),
      reportBarrier: (body: RequestBody<Routes['reportBarrier']>) =>
        run(() => request(helpRoutes.reportBarrier, { body })),
    }),
    [request, run],
  );
}
