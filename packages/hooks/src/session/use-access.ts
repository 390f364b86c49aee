import type { User } from '@digiken/contract';
import { INTERVALS, type Role } from '@digiken/contract/constants';
import { useEffect, useState } from 'react';
import type { ApiErrorKind } from '../api/api-error';
import { useUser } from '../data/use-user';
import { signInPath } from './return-path';
import { useServices, useSession } from './services';

/** What a guarded area may show (product.md §4; rulings.md, Session and guard). */
export type Access =
  | { state: 'loading' }
  | { state: 'authenticated'; user: User; role: Role }
  /** Go there instead, replacing the page. */
  | { state: 'redirect'; to: string }
  /** A blank page, and after about 100 ms the confirmation dialog. */
  | {
      state: 'denied';
      dialogOpen: boolean;
      /** Where "Yes" leads: sign-in, remembering the page. */
      signInPath: string;
      proceed: () => void;
      /** "No": closes the dialog; the app then loads `/` anew. */
      dismiss: () => void;
    }
  /** The session stands, the server does not answer. */
  | { state: 'unavailable'; kind: Exclude<ApiErrorKind, 'server'>; retry: () => void };

export interface AccessOptions {
  /** Who may enter; everybody who is signed in when absent. */
  role?: Role | readonly Role[];
  /** The page that shows: path, query and hash. */
  path: string;
}

/** Guards an area: judges the session now and every 60 seconds. */
export function useAccess({ role, path }: AccessOptions): Access {
  const { store, notify } = useServices();
  const session = useSession();
  const user = useUser();
  const [dialogOpen, setDialogOpen] = useState(false);

  useEffect(() => {
    const timer = setInterval(() => store.check(), INTERVALS.guardCheck);
    return () => clearInterval(timer);
  }, [store]);

  const allowed = role === undefined ? undefined : ([] as Role[]).concat(role);
  const held = session.status === 'signed-in' ? session.claims.role : undefined;
  const mismatch = held !== undefined && allowed !== undefined && !allowed.includes(held);
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
  if (denied || held === undefined) {
    return {
      state: 'denied',
      dialogOpen,
      signInPath: signInPath(path),
      proceed: store.acknowledge,
      dismiss: () => setDialogOpen(false),
    };
  }
  if (user.data) {
    if (needsVerifying(user.data)) return { state: 'redirect', to: '/verify/email' };
    return { state: 'authenticated', user: user.data, role: held };
  }
  // A refused lookup clears the session itself; until that has happened there is nothing to show.
  if (user.status === 'error' && user.error && user.error.kind !== 'server') {
    return { state: 'unavailable', kind: user.error.kind, retry: user.retry };
  }
  return { state: 'loading' };
}

/** Learners who signed up by password read their mail first (product.md §5). */
export function needsVerifying(user: User): boolean {
  return user.role === 'user' && user.signupMethod === 'password' && !user.emailVerified;
}
