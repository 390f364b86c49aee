import { dashboardPath, type Role } from '@digiken/contract/constants';

/** The area of a role; without a role the learner's, which leads to sign-in. */
const areaOf = (role: Role | undefined): string => dashboardPath(role).split('/')[1] ?? '';

/** Each role has settings and messages in its own area. */
export const settingsPath = (role: Role | undefined): string => `/${areaOf(role)}/settings`;
export const messagesPath = (role: Role | undefined): string => `/${areaOf(role)}/messages`;

export function threadPath(threadId: string, role: Role | undefined): string {
  return `${messagesPath(role)}/${encodeURIComponent(threadId)}`;
}

/** The hubs that a role sees: all of them as a learner or administrator, the own one as a hub administrator. */
export function hubsPath(role: Role | undefined): string | undefined {
  if (role === 'tutor') return undefined;
  return role === 'hub' ? '/hub/dashboard' : `/${areaOf(role)}/hubs`;
}

/** One of a person's own hubs: in the learner's area for a member, in its console for its administrator. */
export function ownHubPath({ _id }: { _id: string }, role: Role | undefined): string | undefined {
  if (role === 'hub') return '/hub/dashboard';
  return role === 'user' ? `/console/hub/${encodeURIComponent(_id)}` : undefined;
}
