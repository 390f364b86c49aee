import { choiceRoutes } from '@digiken/contract/routes/choices';
import { useQuery } from './use-query';

/**
 * A kept choice at the prices of now, without what the user owns (spec 17.31). A learner who reads it first has it from
 * then on.
 * @param key that of its address, or the id of the user's own; waits while it is undefined
 */
export const useKeptChoice = (key: string | undefined) =>
  useQuery(choiceRoutes.getChoice, key === undefined ? null : { params: { key } }, {
    revalidateOnFocus: false,
  });
