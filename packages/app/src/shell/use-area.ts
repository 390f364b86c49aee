import type { Role } from '@digiken/contract/constants';
import { useSession } from '@digiken/hooks/session';
import { useLocation } from 'react-router-dom';
import type { Area } from '../views/paths';

/** Which pages surround this one. */
export function useArea(): Area {
  return useLocation().pathname.startsWith('/console/') ? 'console' : 'public';
}

/** The role of the signed-in person; undefined while it is unknown, and without a session. */
export function useRole(): Role | undefined {
  const session = useSession();
  return session.status === 'signed-in' ? session.claims.role : undefined;
}

/** Where this reader's lessons open: a learner's in the console, everybody else's on the public pages. */
export function useStudyArea(): Area {
  return useRole() === 'user' ? 'console' : 'public';
}
