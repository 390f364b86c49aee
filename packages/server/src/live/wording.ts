import { LIVE_LIMITS } from '@digiken/contract/constants';

export const WORDING = {
  noClass: 'There is no such class.',
  noCourse: 'There is no such course.',
  noHub: 'There is no such hub.',
  scheduled: (count: number) =>
    count === 1 ? 'The class is scheduled.' : `${count} classes are scheduled.`,
  saved: 'The class is saved.',
  savedFollowing: (count: number) =>
    count === 1 ? 'The class is saved.' : `${count} classes are saved.`,
  cancelled: (count: number) =>
    count === 1 ? 'The class is cancelled.' : `${count} classes are cancelled.`,
  past: 'Choose a time in the future.',
  tooFar: `Choose a time within the next ${LIVE_LIMITS.daysAhead} days.`,
  clash: (title: string, at: string) =>
    `You host “${title}” at that time (${at}). Choose another time.`,
  started: 'The class has started, so it can no longer be changed.',
  ended: 'The class has ended.',
  wasCancelled: 'The class was cancelled.',
  overlap: 'Classes of a series would overlap. Choose a shorter length or another repetition.',

  tooManySlides: `A class can have ${LIVE_LIMITS.slides} slides. Delete one first.`,
  noSlide: 'There is no such slide.',
  slideTwice: 'A slide is named twice.',
  slideAdded: 'The slide is added.',
  slidesSaved: 'The slides are saved.',

  notOpen: (at: string) => `The class is not open yet. You can join from ${at}.`,
  locked: 'The host has locked the class.',
  full: 'The class is full. Try again when someone has left.',
  removed: 'The host removed you from this class.',
  noSeat: 'You are not in this class. Join it first.',
  waiting: 'The host has not let you in yet.',
  takenOver: 'You continued this class on another device.',
  left: 'You have left the class.',
  hostsOnly: 'Only hosts can do this.',
  speakersOnly: 'Only hosts and speakers can do this.',
  captionersOnly: 'Only hosts and captioners can type captions.',
  noPerson: 'This person is not in the class.',
  hostStays: 'This cannot be done to the host.',
  unmuteSelf: 'Only the person can unmute.',
  noMessage: 'There is no such message.',
  tooFast: 'You are writing too fast. Wait a moment, then try again.',
  done: 'Done.',
  ended_: 'The class has ended.',

  noMedia: 'This site has no media server for sound and pictures.',
  mediaBusy: 'The media server could not answer. Try again.',
  badSdp: 'The session description cannot be used.',
  noPublication: 'This person no longer sends anything.',
  noConnection: 'This connection no longer exists. Subscribe again.',
  external: 'This class takes place on another service.',

  noRecording: 'There is no such recording.',
  recordingRemoved: 'The recording is deleted.',
  captionsRemoved: 'The captions are deleted.',
  recordingOn: 'The class is being recorded.',
  recordingOff: 'The recording has stopped.',
} as const;
