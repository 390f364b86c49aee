import { dashboardPath, type Role } from '@digiken/contract/constants';

/** Messages stand in everybody's own area. */
export function threadPath(threadId: string, role: Role | undefined): string {
  const area = dashboardPath(role).split('/')[1] ?? '';
  return `/${area}/messages/${encodeURIComponent(threadId)}`;
}

/** One of somebody's own hubs: a member's in the learner's area, the one that somebody runs in its console. */
export function ownHubPath({ _id }: { _id: string }, role: Role | undefined): string | undefined {
  if (role === 'hub') return '/hub/dashboard';
  return role === 'user' ? `/console/hub/${encodeURIComponent(_id)}` : undefined;
}
