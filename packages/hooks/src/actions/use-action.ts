import type { CallPath, ContractRoute, RouteSpec } from '@digiken/contract';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { type Outcome, outcomeOf } from '../api/outcome';
import type { Answer, RequestArguments, RequestParts } from '../api/request';
import { isKeyOf } from '../data/query-key';
import { type AnyRequest, useActionRequest, useServices } from '../session/services';

/** Statuses that mean that the data has changed since the screen was rendered. */
export const STALE = [404, 409];

/** The content of an answer's envelope, or the answer of a route without one. */
export type Content<R extends ContractRoute> = Answer<R> extends { data: infer T } ? T : Answer<R>;

/** Runs the action of a route. */
export type RunAction = <R extends ContractRoute>(
  route: R,
  ...input: RequestArguments<R>
) => Promise<Outcome<Content<R>>>;

const contentOf = (answer: unknown): unknown =>
  typeof answer === 'object' && answer !== null && 'data' in answer ? answer.data : answer;

/** Fetches again what is shown of the routes that an action `changes`. @returns a promise of that; it never rejects */
export function useRefetch(): (action: Pick<RouteSpec, 'changes'>) => Promise<void> {
  const { mutate } = useSWRConfig();
  return useCallback(
    async ({ changes = [] }) =>
      void (await mutate((key) => isKeyOf(key, changes as readonly CallPath[])).catch(() => {})),
    [mutate],
  );
}

/**
 * Runs actions as outcomes: never throws, opens the envelope of the answer, and fetches again what the route `changes`.
 * Repeating a failed action from the same form or dialog repeats its `Idempotency-Key`.
 */
export function useAction(): RunAction {
  const { texts } = useServices();
  const request = useActionRequest() as unknown as AnyRequest;
  const refetch = useRefetch();
  return useCallback(
    async (route: RouteSpec, parts?: RequestParts) => {
      const outcome = await outcomeOf(() => request(route, parts), texts);
      if (outcome.ok || STALE.includes(outcome.status)) await refetch(route);
      return outcome.ok ? { ...outcome, data: contentOf(outcome.data) } : outcome;
    },
    [request, refetch, texts],
  ) as RunAction;
}
