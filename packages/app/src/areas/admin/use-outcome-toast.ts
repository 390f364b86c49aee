import type { Outcome } from '@digiken/hooks/api';
import { useToast } from '@digiken/ui/toast';
import { useCallback } from 'react';

/** Shows what the server says of an act that succeeded; a failure stays with the form that asked for it. */
export function useOutcomeToast() {
  const { show } = useToast();
  return useCallback(
    async <T>(act: Promise<Outcome<T>>): Promise<Outcome<T>> => {
      const outcome = await act;
      if (outcome.ok && outcome.message) show({ tone: 'success', message: outcome.message });
      return outcome;
    },
    [show],
  );
}
