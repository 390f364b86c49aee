import { defineMessages } from '@digiken/ui/messages-provider';

/** The user's membership status in a hub. */
export type Membership = 'none' | 'requested' | 'invited' | 'member' | 'rejected' | 'administrator';

export const membershipMessages = defineMessages('membership', {
  requested: 'You asked to join',
  invited: 'You are invited',
  member: 'You are a member',
  rejected: 'Not accepted',
  administrator: 'You run this hub',
});

export const MEMBERSHIP_TONES = {
  requested: 'info',
  invited: 'info',
  member: 'success',
  rejected: 'neutral',
  administrator: 'accent',
} as const;
