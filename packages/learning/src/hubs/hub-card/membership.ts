import type { HubMembership } from '@digiken/contract/constants';
import { defineMessages } from '@digiken/ui/messages-provider';

/** The user's membership status in a hub. */
export type Membership = HubMembership | 'invited';

export const membershipMessages = defineMessages('membership', {
  requested: 'You asked to join',
  invited: 'You are invited',
  member: 'You are a member',
  rejected: 'Not accepted',
  administrator: 'You run this hub',
});

export const MEMBERSHIP_BADGES = {
  requested: { tone: 'info' },
  invited: { tone: 'info' },
  member: { tone: 'success' },
  rejected: { tone: 'neutral' },
  administrator: { variant: 'solid' },
} as const;
