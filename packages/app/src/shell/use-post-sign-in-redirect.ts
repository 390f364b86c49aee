import { dashboardPath, type Role } from '@digiken/contract/constants';
import { useUser } from '@digiken/hooks/account';
import { needsVerifying, safeReturnPath, useNeedsTwoStep, useSession } from '@digiken/hooks/session';
import { mayEnter } from '../views/paths';
import { userView } from '../views/user';
import { useAddressQuery } from './use-address-query';

export interface PostSignInRedirect {
  /** Where a signed-in person goes on to; undefined for everyone else. */
  to: string | undefined;
  /** The originating page, if the address names one of this site. */
  from: string | undefined;
  /** The signed-in person, if the originating page is for another role. */
  mismatch: { firstName: string; role: Role; dashboardHref: string } | undefined;
  /** `to` as it is once two-step sign-in is set up. */
  afterSetUp?: string;
}

/**
 * Where the sign-in pages send a signed-in person: to the originating page if their role may open it, else to their
 * dashboard, and first to /verify/email if their address is not verified (spec R.23, R.42), or to the set-up of
 * two-step sign-in if nothing else is open to them (spec 13.153).
 */
export function usePostSignInRedirect(): PostSignInRedirect {
  const redirect = useRedirect();
  const setUp = useNeedsTwoStep();
  if (!setUp) return { ...redirect, afterSetUp: redirect.to };
  const { from, to } = redirect;
  return { to: withFrom('/auth/two-step/set-up', from), from, mismatch: undefined, afterSetUp: to };
}

function useRedirect(): PostSignInRedirect {
  const session = useSession();
  const user = useUser().data;
  const from = safeReturnPath(useAddressQuery().get('from'));
  if (session.status !== 'signed-in' || !user) return { to: undefined, from, mismatch: undefined };
  if (needsVerifying(user)) return { to: withFrom('/verify/email', from), from, mismatch: undefined };
  const { role } = session.claims;
  const dashboardHref = dashboardPath(role);
  if (!from || mayEnter(from, role)) return { to: from ?? dashboardHref, from, mismatch: undefined };
  return { to: dashboardHref, from, mismatch: { firstName: userView(user).firstName, role, dashboardHref } };
}

/** A path of the sign-in pages that keeps the originating page. */
export function withFrom(path: string, from: string | undefined): string {
  return from ? `${path}?from=${encodeURIComponent(from)}` : path;
}
