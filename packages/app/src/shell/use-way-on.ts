import { dashboardPath } from '@digiken/contract/constants';
import { needsVerifying, safeReturnPath, useSession, useUser } from '@digiken/hooks';
import { mayEnter } from '../views/paths';
import { useAddressQuery } from './use-address-query';

/**
 * Where somebody who is signed in goes on to from the sign-in pages: the originating page when their role may
 * open it, else their dashboard; undefined for everybody else (rulings.md, Screens).
 */
export function useWayOn(): { to: string | undefined; from: string | undefined } {
  const session = useSession();
  const user = useUser().data;
  const from = safeReturnPath(useAddressQuery().get('from'));
  if (session.status !== 'signed-in' || !user) return { to: undefined, from };
  if (needsVerifying(user)) return { to: withFrom('/verify/email', from), from };
  const { role } = session.claims;
  return { to: from && mayEnter(from, role) ? from : dashboardPath(role), from };
}

/** A path of the sign-in pages that keeps the originating page. */
export function withFrom(path: string, from: string | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}
