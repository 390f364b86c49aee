import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type Outcome, outcomeOf } from '../api/outcome';
import { isKeyOf } from '../data/keys';
import { useServices } from '../session/services';

/** Statuses that mean that the data has changed since the screen was rendered. */
const STALE = [404, 409];

/**
 * Runs a call as an outcome, never throws, and refetches what it changed.
 * `Name`: the names of the area's cache keys: `const run = useRun<keyof typeof adminKeys>()`.
 */
export function useRun<Name extends string>() {
  const { texts } = useServices();
  const { mutate } = useSWRConfig();
  return useCallback(
    async <T>(call: () => Promise<T>, ...changed: Name[]): Promise<Outcome<T>> => {
      const outcome = await outcomeOf(call, texts);
      if (outcome.ok || STALE.includes(outcome.status)) {
        await mutate((key) => isKeyOf<Name>(key, ...changed)).catch(() => {});
      }
      return outcome;
    },
    [texts, mutate],
  );
}
