import { earningRoutes } from '@digiken/contract/routes/earnings';
import { useMemo } from 'react';
import { useAction } from './use-action';

/** Payouts to instructors. Each action returns an Outcome, never throws, and refetches what it changed. */
export function usePayoutActions() {
  const act = useAction();
  return useMemo(
    () => ({
      /** `month`: `2026-11`; 422 `errors.month` until it has ended in Nairobi. Safe to repeat. */
      preparePayouts: (month: string) => act(earningRoutes.preparePayouts, { body: { month } }),
      /** `outcome.data`: the file's `name`, and its text as `csv`. */
      exportPayouts: (month: string) => act(earningRoutes.exportPayouts, { query: { month } }),
      /** 409 if it is recorded already. */
      markPayoutPaid: (id: string, reference: string) =>
        act(earningRoutes.markPayoutPaid, { params: { id }, body: { reference } }),
    }),
    [act],
  );
}
