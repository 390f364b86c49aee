import type { HubInvitation, HubMember, HubSummary, JoinRequest, OwnHubMember } from '@digiken/contract';
import { PROGRESS } from './course-items';
import type { Defaults } from './list-items';

export const HUB: Defaults<HubSummary> = {
  name: '',
  summary: '',
  memberCount: 0,
  courseCount: 0,
  logo: null,
};
export const MEMBER: Defaults<HubMember> = { name: '', avatar: null, joinedAt: '' };
export const OWN_MEMBER: Defaults<OwnHubMember> = {
  ...MEMBER,
  email: '',
  progress: PROGRESS,
  lastStudiedAt: null,
  cohorts: [],
};
export const JOIN_REQUEST: Defaults<JoinRequest> = {
  user: { _id: '', name: '', avatar: null },
  message: '',
  reason: null,
  createdAt: '',
  decidedAt: null,
};
export const INVITATION: Defaults<HubInvitation> = {
  label: '',
  uses: 0,
  maxUses: 0,
  expiresAt: '',
  createdAt: '',
};
