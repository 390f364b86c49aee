import type { User } from '@digiken/contract';

/** Whether a user can use nothing but the set-up of two-step sign-in (spec 13.153). @param now milliseconds */
export const needsTwoStep = ({ twoStepBy }: User, now: number): boolean =>
  twoStepBy !== undefined && Date.parse(twoStepBy) <= now;
