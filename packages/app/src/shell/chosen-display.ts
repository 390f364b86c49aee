import { SESSION_COOKIE } from '@digiken/contract/constants';

let chosen = false;

/**
 * Notes that a signed-in user has changed the display. Their account may not be known yet when they do, as the code that
 * compares the two is fetched at the first interaction: then the choice goes to the account, and not the other way round.
 */
export function noteDisplayChange(): void {
  if (document.cookie.includes(`${SESSION_COOKIE}=`)) chosen = true;
}

export const displayChosenSignedIn = (): boolean => chosen;

/** Before another user's account is compared. */
export function forgetDisplayChange(): void {
  chosen = false;
}
