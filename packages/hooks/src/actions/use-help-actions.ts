import { useMemo } from 'react';
import { helpCalls } from '../api/help-calls';
import { useCalls } from '../session/services';
import { useRun } from './use-run';

type Calls = ReturnType<typeof helpCalls>;

/** Asking the help desk and reporting a barrier. `outcome.data.data.reference` is what people quote later. */
export function useHelpActions() {
  const calls = useCalls(helpCalls);
  const run = useRun<never>();
  return useMemo(
    () => ({
      sendTicket: (body: Parameters<Calls['sendTicket']>[0]) => run(() => calls.sendTicket(body)),
      reportBarrier: (body: Parameters<Calls['reportBarrier']>[0]) => run(() => calls.reportBarrier(body)),
    }),
    [calls, run],
  );
}
