import type { KeptChoice } from '@digiken/contract';
import { choiceRoutes } from '@digiken/contract/routes/choices';
import { useRequest, useViewer } from '../session/services';
import { dataOf, type Query, useCached } from './use-query';

/**
 * A kept choice at the prices of now, without what the user owns (spec 17.31). A learner who reads it first has it from
 * then on.
 * @param key that of its address, or the id of the user's own; waits while it is undefined
 */
export function useKeptChoice(key: string | undefined): Query<KeptChoice> {
  const request = useRequest();
  const viewer = useViewer();
  return useCached(
    viewer === null || key === undefined ? null : ['keptChoice', key, viewer],
    async () => dataOf(await request(choiceRoutes.getChoice, { params: { key: key ?? '' } })),
    { revalidateOnFocus: false },
  );
}
