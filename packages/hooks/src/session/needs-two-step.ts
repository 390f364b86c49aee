import type { User } from '@digiken/contract';
import { useUser } from '../data/use-user';
import { useServices } from './services';

/** Whether a user can use nothing but the set-up of two-step sign-in (spec 13.153). @param now milliseconds */
export const needsTwoStep = ({ twoStepBy }: User, now: number): boolean =>
  twoStepBy !== undefined && Date.parse(twoStepBy) <= now;

/** Whether the signed-in user can use nothing but the set-up of two-step sign-in. */
export function useNeedsTwoStep(): boolean {
  const { client } = useServices();
  const user = useUser().data;
  return user !== undefined && needsTwoStep(user, client.clock.now());
}
