import { useSession } from '@digiken/hooks';

/** A content manager reads people and settings, and only an administrator changes them (rulings.md). */
export function useIsAdmin(): boolean {
  const session = useSession();
  return session.status === 'signed-in' && session.claims.role === 'admin';
}
