/** Messages of the calls about assigned courses. */
export const WORDING = {
  noAssignment: 'There is no such assignment.',
  noCourse: 'This course is not in your hub. Add it in the settings of the hub first.',
  assignedAlready: 'This course is assigned to the same people already. Change that assignment instead.',
  tooMany: (most: number) => `A hub can have ${most} assignments at most. Withdraw one first.`,
  created: 'The course is assigned. Members are told and enrolled.',
  saved: 'The assignment is saved.',
  savedAndTold: 'The assignment is saved. Members are told about the new date.',
  withdrawn: 'The assignment is withdrawn. Members stay enrolled.',
  isWithdrawn: 'This assignment is withdrawn.',
  paused: 'The course is not in your hub or not published any more, so its progress is not shown.',
  seatsOnTheWay: 'Members without a seat are looked at again.',
} as const;
