import { useSession } from '@digiken/hooks/session';

/** Only administrators change users and settings; content managers read them (spec R.11). */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.claims.role === 'admin';
}
