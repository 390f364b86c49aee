/** Messages of the calls about invitations by a list, cohorts and pictures of a hub. */
export const WORDING = {
  notText: 'This file is no list that can be read. Save it as CSV and choose it again.',
  emptyList: 'This list has no people. Write one person in each line below the header.',
  noEmailColumn:
    'This list has no column of email addresses. Name it “Email” or “Barua pepe” in the first line.',
  tooManyLines: (most: number) =>
    `A list can have ${most.toLocaleString('en-KE')} people at most. Split it and check each part.`,
  unclosedQuote: (line: number) => `The quotation mark that opens in line ${line} is not closed.`,
  tooManyChecks: 'You have checked many lists in a short time. Wait an hour and try again.',
  checked: 'The list is checked. Nothing has been sent yet.',
  noCheck: 'There is no such list, or its 24 hours are over. Check it again.',
  nothingToSend: 'No line of this list is ready to be sent.',
  tooManyCohorts: (most: number) => `A hub can have ${most} cohorts at most. Delete one first.`,
  sending: (count: number) =>
    count === 1 ? 'One invitation is on its way.' : `${count} invitations are on their way.`,
  onlyCohorts: 'The members are in their cohorts now. No invitation was needed.',
  tooManyInvitations: 'You have sent many invitations in a short time. Wait an hour and try again.',

  noInvitation: 'There is no such invitation.',
  resent: 'The invitation is on its way again. The link of the last mail no longer works.',
  resentRecently: 'This invitation was sent within the last 24 hours. You can send it again tomorrow.',
  resentOften: 'This invitation has been sent as often as possible. Withdraw it and invite the person again.',
  notResendable: 'This invitation is accepted or withdrawn.',
  mailWaits: 'The mail of this invitation is already on its way.',
  acceptedAlready: 'This invitation is accepted. Remove the member instead.',
  withdrawn: 'The invitation is withdrawn: its link opens nothing.',

  unknown: 'This invitation is not known. Ask the hub for a new one.',
  withdrawnForYou: 'This invitation has been withdrawn. Ask the hub for a new one.',
  expired: 'This invitation has expired. Ask the hub to send it again.',
  used: 'This invitation has been used already.',
  forSomeoneElse: (email: string) =>
    `This invitation is for ${email}. Sign in with that address to accept it.`,
  member: 'You belong to this hub already.',
  administers: 'You run this hub.',
  hasAccount: 'This address has an account already. Sign in to accept the invitation.',
  joined: (hub: string) => `Welcome to ${hub}.`,

  noCohort: 'There is no such cohort.',
  cohortExists: 'The hub has a cohort with this name already.',
  cohortMade: (name: string) => `The cohort ${name} is ready.`,
  cohortSaved: 'The cohort is renamed.',
  cohortRemoved: 'The cohort is deleted. Its members stay in the hub.',
  cohortAssigned: 'Courses are assigned to this cohort. Withdraw the assignments first.',
  cohortChanged: (count: number, name: string, added: boolean) => {
    const people = count === 1 ? 'One member' : `${count} members`;
    return added ? `${people} added to ${name}.` : `${people} removed from ${name}.`;
  },

  pictureUnreadable: 'This file is no picture. Choose a PNG, JPEG, WebP or GIF file of 10 MB or less.',
  logoSaved: 'The logo is saved.',
  logoRemoved: 'The logo is removed.',
  bannerSaved: 'The banner is saved.',
  bannerRemoved: 'The banner is removed.',
  noBanner: 'The hub has no banner. Choose a picture first.',
} as const;
