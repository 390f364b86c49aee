import { earningRoutes } from '@digiken/contract/routes/earnings';
import { useMemo } from 'react';
import type { earningKeys } from '../data/use-earnings';
import { useActionRequest } from '../session/services';
import { useRun } from './use-run';

/** Payouts to instructors. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePayoutActions() {
  const request = useActionRequest();
  const run = useRun<keyof typeof earningKeys>();
  return useMemo(
    () => ({
      /** `month`: `2026-11`; 422 `errors.month` until it has ended in Nairobi. Safe to repeat. */
      preparePayouts: (month: string) =>
        run(() => request(earningRoutes.preparePayouts, { body: { month } }), 'payouts'),
      /** `outcome.data.data`: the file's `name`, and its text as `csv`. */
      exportPayouts: (month: string) => run(() => request(earningRoutes.exportPayouts, { query: { month } })),
      /** 409 if it is recorded already. */
      markPayoutPaid: (id: string, reference: string) =>
        run(() => request(earningRoutes.markPayoutPaid, { params: { id }, body: { reference } }), 'payouts'),
    }),
    [request, run],
  );
}
