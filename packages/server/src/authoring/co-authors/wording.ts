import { LIMITS } from '@digiken/contract/constants';

/** Messages about who writes a course. */
export const WORDING = {
  invited: (email: string) => `An invitation is sent to ${email}.`,
  withdrawn: 'The invitation is withdrawn.',
  removed: (name: string) => `${name} no longer writes this course.`,
  left: (title: string) => `You no longer write “${title}”.`,
  accepted: (title: string) => `You now write “${title}”.`,
  declined: 'The invitation is declined.',
  ownAddress: 'This is your own address.',
  alreadyWrites: 'The person with this address writes this course already.',
  full: `A course can have ${LIMITS.coAuthors} co-instructors and open invitations at most. Remove one first.`,
  tooMany: 'You have sent many invitations in the last hour. Wait a while, then try again.',
  noAuthor: 'There is no such co-instructor.',
  noInvitation: 'There is no such invitation.',
  unknown: 'This invitation does not exist, was withdrawn or was answered already. Ask for a new one.',
  expired: 'This invitation has expired. Ask for a new one.',
  otherAddress:
    'This invitation was sent to another address. Sign in with the account that has that address, then open the link again.',
  notInstructor:
    'Only instructors can write courses. Ask an administrator to make your account an instructor account, then open the link again.',
} as const;
