/** Why a launch is refused, as the person reads it and the administrator of this site. */
export const PROBLEMS = {
  unknown: 'This learning platform is not registered here. Ask its administrator to register Digiken.',
  disabled: 'This learning platform is switched off here at the moment.',
  target: 'The link leads to another site. Ask your instructor to choose the content again.',
  expired: 'This launch has expired or was opened already. Go back to your course and open the link again.',
  refused: 'The learning platform did not let you in. Sign in there, and open the link again.',
  signature: 'The signature of the learning platform could not be checked.',
  claims: 'The learning platform sent something that this site does not accept.',
  clock: 'The clocks of the learning platform and of this site differ too much.',
  deployment: 'This deployment of the learning platform is not registered here.',
  nobody: 'The learning platform did not say who you are. Anonymous launches are not possible.',
  role: 'Only instructors and administrators of the learning platform can choose content.',
  unreachable: 'The learning platform does not answer at the moment. Please try again later.',
  busy: 'Too many launches from this network. Wait a few minutes and try again.',
} as const;

export type Problem = keyof typeof PROBLEMS;

/** Messages about launches and platforms. */
export const WORDING = {
  ended: 'This launch has expired or was finished already. Go back to your course and open the link again.',
  otherAccount: 'The address that the platform told belongs to another account. Sign in to that one.',
  tooManyAccounts: 'Too many new people come from this platform at the moment. Please try again later.',
  signUpClosed: 'New accounts cannot be created at the moment. Ask the help desk if you need one.',
  signedIn: 'Welcome back.',
  next: 'One more step.',
  linked: 'Your account is linked. You come straight in from now on.',
  noContent: 'Something you chose is not published any more. Choose again.',
  oneOnly: 'The platform takes one item only.',
  chosen: 'Your choice is ready for the learning platform.',
  noPlatform: 'There is no such platform.',
  noHub: 'Choose a hub that exists',
  added: 'The platform is registered.',
  saved: 'The platform is saved.',
  removed: 'The platform is deleted.',
  sameClient: 'This client ID of the issuer is registered already',
  address: 'Enter an address on the public internet that begins with https://',
  gradeRefused: (status: number) => `The platform refused the grade with the status ${status}.`,
  gradeUnsent: 'The platform did not take the grade for ten hours.',
  columnRefused: (status: number) =>
    `The platform refused a column in its gradebook with the status ${status}.`,
  foreignAddress: (host: string) =>
    `Grades are not sent to ${host}: add it to the hosts of the platform if it is one of them.`,
} as const;

/** Texts of the pages that the server shows itself. */
export const PAGE = {
  problemTitle: 'Digiken did not open',
  openTitle: 'Open Digiken',
  openText: 'Digiken opens in a new tab, so that you stay signed in.',
  openButton: 'Open in a new tab',
  chosenText: 'When you have chosen content there, come back here.',
  chosenButton: 'Continue with what I chose',
  notYet: 'Nothing is chosen yet. Choose content in the other tab first.',
  handTitle: 'Your choice is ready',
  handText: 'Hand it over to your learning platform.',
  handButton: 'Hand over',
} as const;
