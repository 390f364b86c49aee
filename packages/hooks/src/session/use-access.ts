import type { User } from '@digiken/contract';
import { INTERVALS, type Role } from '@digiken/contract/constants';
import { useEffect, useState } from 'react';
import type { ApiErrorKind } from '../api/api-error';
import { useUser } from '../data/use-user';
import { needsTwoStep } from './needs-two-step';
import { needsVerifying } from './needs-verifying';
import { signInPath } from './return-path';
import { useServices, useSession } from './services';

/** What a guarded area shows (spec 4.3-4.12). */
export type Access =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User; role: Role }
  /** Navigate there instead, replacing the page. */
  | { state: 'redirect'; to: string }
  /** A blank page, and the confirmation dialog after about 100 ms (spec 4.8). */
  | {
      state: 'denied';
      /** The session has ended, or it is valid and belongs to another role. */
      reason: 'ended' | 'role';
      dialogOpen: boolean;
      /** Target of "Yes": sign-in, remembering the page. */
      signInPath: string;
      proceed: () => void;
      /** "No": closes the dialog; the app then loads `/`. */
      dismiss: () => void;
    }
  /** The session is kept, but the server does not answer (spec R.7). */
  | { state: 'unavailable'; kind: Exclude<ApiErrorKind, 'server'>; retry: () => void };

export interface AccessOptions {
  /** Roles that may enter; every signed-in user when absent. */
  role?: Role | readonly Role[];
  /** The current page: path, query and hash. */
  path: string;
}

/** Guards an area: checks the session now and every 60 seconds (spec 4.7). */
export function useAccess({ role, path }: AccessOptions): Access {
  const { store, notify, client } = useServices();
  const session = useSession();
  const user = useUser();
  const [dialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => store.check(), INTERVALS.guardCheck);
    return () => clearInterval(timer);
  }, [store]);

  const allowed = role === undefined ? undefined : ([] as Role[]).concat(role);
  const tokenRole = session.status === 'signed-in' ? session.claims.role : undefined;
  const mismatch = tokenRole !== undefined && allowed !== undefined && !allowed.includes(tokenRole);
  const denied = mismatch || session.status === 'ended';

  useEffect(() => {
    if (mismatch) notify({ kind: 'not-authorised' });
  }, [mismatch, notify]);

  useEffect(() => {
    if (!denied) return;
    const timer = setTimeout(() => setDialogOpen(true), INTERVALS.expiredDialogDelay);
    return () => {
      clearTimeout(timer);
      setDialogOpen(false);
    };
  }, [denied]);

  if (session.status === 'unknown' || session.status === 'checking') return { state: 'loading' };
  if (session.status === 'signed-out') return { state: 'redirect', to: signInPath(path) };
  if (denied || tokenRole === undefined) {
    return {
      state: 'denied',
      reason: mismatch ? 'role' : 'ended',
      dialogOpen,
      signInPath: signInPath(path),
      proceed: store.acknowledge,
      dismiss: () => setDialogOpen(false),
    };
  }
  if (user.data) {
    if (needsTwoStep(user.data, client.clock.now()))
      return { state: 'redirect', to: '/auth/two-step/set-up' };
    if (needsVerifying(user.data)) return { state: 'redirect', to: '/verify/email' };
    return { state: 'authenticated', user: user.data, role: tokenRole };
  }
  // A refused lookup clears the session; until then there is nothing to show.
  if (user.status === 'error' && user.error && user.error.kind !== 'server') {
    return { state: 'unavailable', kind: user.error.kind, retry: user.retry };
  }
  return { state: 'loading' };
}
