/** Messages of the hub calls. */
export const WORDING = {
  noHub: 'There is no such hub.',
  noOwnHub: 'You do not run a hub.',
  noMember: 'There is no such member.',
  noRequest: 'There is no such request.',
  noInvitation: 'There is no such invitation.',
  noCourse: 'There is no such course.',
  noAdministrator: 'This person does not run the hub.',

  asked: 'Your request is on its way. You get a mail once it is decided.',
  alreadyAsked: 'You have asked to join this hub already.',
  alreadyMember: 'You belong to this hub already.',
  runsThisHub: 'You run this hub.',
  refusesRequests: 'This hub takes no requests. Ask its administrators for an invitation.',
  nothingToCancel: 'There is no open request to take back.',
  cancelled: 'Your request is withdrawn.',
  left: 'You have left the hub. What you studied stays yours.',
  notMember: 'You do not belong to this hub.',
  tooManyRequests: 'You have asked to join many hubs in a short time. Wait an hour and try again.',

  removedFromHub:
    'An administrator of this hub has removed you, so this invitation no longer works for you. Ask for a new one.',
  unknownInvitation: 'This invitation is not known. Ask for a new link.',
  withdrawnInvitation: 'This invitation has been withdrawn. Ask for a new link.',
  expiredInvitation: 'This invitation has expired. Ask for a new link.',
  usedUpInvitation:
    'This invitation has been used by as many people as it was meant for. Ask for a new link.',
  joined: (hub: string) => `Welcome to ${hub}.`,
  invitationMade: 'The invitation is ready. Copy the link now: it is not shown again.',
  invitationMailed: (people: number) =>
    `The invitation is on its way to ${people === 1 ? 'one address' : `${people} addresses`}. Copy the link now if you need it: it is not shown again.`,
  invitationWithdrawn: 'The invitation is withdrawn: its link opens nothing.',
  tooManyInvitations: 'You have made many invitations in a short time. Wait an hour and try again.',

  settingsSaved: 'The hub’s settings are saved.',
  courseAdded: 'The course is shown in the hub.',
  courseRemoved: 'The course is shown in the hub no longer.',
  tooManyCourses: (most: number) => `A hub can show ${most} courses at most. Remove one first.`,
  memberRemoved: (name: string) => `${name} is no longer a member and gets a mail with your reason.`,
  accepted: (name: string) => `${name} is a member now and gets a mail.`,
  rejected: (name: string) => `${name} gets a mail with your reason.`,
  decided: 'This request has already been decided or withdrawn.',
  tooLateToUndo:
    'This decision can no longer be undone. Remove the member, or ask them to send a new request.',
  reopened: (name: string) => `The request of ${name} is pending again.`,

  created: 'The hub is created.',
  saved: 'The hub is saved.',
  noAccount: 'No one has an account with this email address.',
  deactivated: 'This account is deactivated.',
  unverified: 'This person has not verified their email address yet.',
  runsAlready: 'This person runs this hub already.',
  runsAnother: 'This person runs another hub. Remove them there first.',
  instructor: 'This person is an instructor. Only learners can be made hub administrators.',
  administrator: 'This person administers the whole site. Only learners can be made hub administrators.',
  added: (name: string) => `${name} runs the hub now and has to sign in again.`,
  removed: (name: string) => `${name} runs the hub no longer and has to sign in again.`,
} as const;
