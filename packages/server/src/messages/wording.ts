/** What the message calls say to people. */
export const WORDING = {
  noThread: 'There is no such conversation.',
  noMessage: 'There is no such message.',
  noCourse: 'There is no such course.',
  noPerson: 'There is no such person.',
  notReachable:
    'You can write to people who share a course or a hub with you. One of those you chose does not, or takes no messages from you.',
  noLearners: 'Nobody is enrolled in this course yet.',
  sent: 'Your message is sent.',
  announced: 'Your message is on its way to all learners of the course.',
  tooManyMessages: 'You have sent many messages in a short time. Wait a minute and try again.',
  tooManyAnnouncements:
    'You have written to whole courses many times in a short time. Wait an hour and try again.',

  announcementOnly: 'This went to all learners of the course. Only its author writes here.',
  noLongerInstructor: 'You are no longer the instructor of this course, so you cannot write to its learners.',
  nobodyLeft: 'Nobody is left in this conversation. You can still read it.',
  closed: (name: string) => `The account of ${name} is closed. You can still read the conversation.`,
  blocksYou: (name: string) => `${name} takes no messages from you.`,
  youBlock: (name: string) => `You have blocked ${name}. Unblock them to write.`,
  noLongerShare: 'You share no course and no hub with these people any more, so you cannot write here.',

  read: 'The conversation is marked as read.',
  archived: 'The conversation is put away. A new message brings it back.',
  unarchived: 'The conversation is back among the others.',
  reported: 'Thank you. The administrators have been told and will look at the message.',
  ownMessage: 'This is your own message.',
  removedAlready: 'An administrator has removed this message already.',
  tooManyReports: 'You have reported many messages in a short time. Wait an hour and try again.',
  blocked: (name: string) => `${name} can no longer write to you.`,
  unblocked: (name: string) => `${name} can write to you again.`,
  notYourself: 'You cannot block yourself.',
  administrator: 'Administrators cannot be blocked: they write when something is wrong.',
} as const;
