import type {
  HubDetail,
  HubInvitation,
  HubMember,
  HubSettings,
  HubSummary,
  JoinRequest,
  OpenedInvitation,
  OwnHubMember,
} from '@digiken/contract';
import { PROGRESS } from './course-items';
import type { Defaults } from './list-items';

export const HUB: Defaults<HubSummary> = {
  name: '',
  summary: '',
  memberCount: 0,
  courseCount: 0,
  membership: 'none',
  logo: null,
};
export const HUB_DETAIL: Defaults<HubDetail> = {
  ...HUB,
  description: '',
  acceptsRequests: true,
  courses: [],
  administrators: [],
  decision: null,
  banner: null,
};
export const HUB_SETTINGS: Defaults<HubSettings> = { courses: [], logo: null, banner: null };
export const OPENED_INVITATION: Defaults<OpenedInvitation> = {
  hub: null,
  email: '',
  firstName: '',
  lastName: '',
  problem: null,
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
