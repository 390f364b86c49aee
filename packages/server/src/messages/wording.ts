/** Messages of the calls about messages. */
export const WORDING = {
  noThread: 'There is no such conversation.',
  noMessage: 'There is no such message.',
  noCourse: 'There is no such course.',
  noPerson: 'There is no such person.',
  notReachable:
    'You can write to people who share a course or a hub with you. One of the people you chose does not, or does not accept messages from you.',
  noLearners: 'No learners are enrolled in this course yet.',
  sent: 'Your message is sent.',
  announced: 'Your message is on its way to all learners of the course.',
  tooManyMessages: 'You have sent many messages in a short time. Wait a minute and try again.',
  tooManyAnnouncements: 'You have sent many announcements in a short time. Wait an hour and try again.',

  noAnnouncement: 'There is no such announcement.',
  noMembers: 'Nobody would get this announcement: the hub or the cohorts have no other members.',
  hubAnnounced: 'Your announcement is on its way to the members.',
  hubAnnouncementOnly: 'This announcement was sent to members of the hub. Only its author can write here.',
  noLongerRunsHub: 'You no longer run this hub, so you cannot write to its members.',

  announcementOnly:
    'This announcement was sent to all learners of the course. Only its author can write here.',
  noOneLeft: 'All other people have left this conversation. You can still read it.',
  noLongerInstructor: 'You are no longer the instructor of this course, so you cannot write to its learners.',
  closed: (name: string) => `The account of ${name} is closed. You can still read the conversation.`,
  blocksYou: (name: string) => `${name} does not accept messages from you.`,
  youBlock: (name: string) => `You have blocked ${name}. Unblock them to write.`,
  noLongerShare: 'You no longer share a course or a hub with these people, so you cannot write here.',

  read: 'The conversation is marked as read.',
  archived: 'The conversation is archived. A new message brings it back.',
  unarchived: 'The conversation is back in your inbox.',
  reported: 'Thank you. The administrators have been notified and will review the message.',
  ownMessage: 'This is your own message.',
  removedAlready: 'An administrator has removed this message already.',
  tooManyReports: 'You have reported many messages in a short time. Wait an hour and try again.',
  blocked: (name: string) => `${name} can no longer write to you.`,
  unblocked: (name: string) => `${name} can write to you again.`,
  notYourself: 'You cannot block yourself.',
  administrator: 'Administrators cannot be blocked, because they write when there is a problem.',
} as const;
