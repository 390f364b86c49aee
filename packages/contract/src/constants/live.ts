import type { Role } from './roles';

/** Roles that schedule live classes: authors for their courses, hub administrators for their hub, administrators for all. */
export const LIVE_SCHEDULER_ROLES = ['tutor', 'hub', 'sudo', 'admin'] as const satisfies readonly Role[];

/**
 * `planned`: before the room opens. `open`: people can join. `live`: the host has joined. `ended`: the host ended it, or
 * its time is over. `cancelled`: it does not take place.
 */
export const LIVE_STATES = ['planned', 'open', 'live', 'ended', 'cancelled'] as const;
export type LiveState = (typeof LIVE_STATES)[number];

export const LIVE_WHEN = ['upcoming', 'past'] as const;
export type LiveWhen = (typeof LIVE_WHEN)[number];

export const LIVE_REPEATS = ['day', 'week', 'two-weeks'] as const;
export type LiveRepeat = (typeof LIVE_REPEATS)[number];

/** What a change of a class in a series concerns: this class, or this one and those after it. */
export const LIVE_SCOPES = ['this', 'following'] as const;
export type LiveScope = (typeof LIVE_SCOPES)[number];

/**
 * What a person may do in the room. Host and co-host decide on others. Hosts, co-hosts and speakers send sound and
 * pictures. A captioner types captions. A learner listens, chats and raises a hand.
 */
export const LIVE_ROLES = ['host', 'co-host', 'speaker', 'captioner', 'learner'] as const;
export type LiveRole = (typeof LIVE_ROLES)[number];

/** Roles that a host can give. */
export const LIVE_GIVEN_ROLES = [
  'co-host',
  'speaker',
  'captioner',
  'learner',
] as const satisfies readonly LiveRole[];

/** May this role decide on others: admit, mute, remove, lock, record, end? */
export const hostsLive = (role: LiveRole): boolean => role === 'host' || role === 'co-host';
/** May this role send sound and pictures? */
export const speaksLive = (role: LiveRole): boolean => hostsLive(role) || role === 'speaker';
/** May this role type captions? */
export const captionsLive = (role: LiveRole): boolean => hostsLive(role) || role === 'captioner';

/** What a person sends: microphone with or without camera, or a screen. */
export const LIVE_SOURCES = ['camera', 'screen'] as const;
export type LiveSource = (typeof LIVE_SOURCES)[number];

/** Why a person left the room: by choice, because the device was silent for too long, or because a host removed them. */
export const LIVE_LEFT = ['left', 'lost', 'removed'] as const;

export const LIVE_LIMITS = {
  /** People in one room at the same time, hosts included. */
  people: 100,
  descriptionMax: 2000,
  linkMax: 500,
  minutesMin: 5,
  minutesMax: 480,
  timesMin: 2,
  timesMax: 52,
  /** How far ahead a class can be scheduled, in days. */
  daysAhead: 400,
  chatMax: 500,
  captionMax: 200,
  slides: 60,
  altMax: 300,
  /** Characters of a description of a session (SDP). */
  sdpMax: 40_000,
  deviceMax: 64,
  /** Of the latest messages and captions, so many are in a snapshot. */
  chatShown: 200,
  captionsShown: 20,
} as const;

/** Times of a class in milliseconds. */
export const LIVE_TIMES = {
  /** The room opens so long before the start. */
  opensBefore: 15 * 60_000,
  /** It closes so long after the planned end. */
  grace: 15 * 60_000,
  heartbeat: 15_000,
  /** A seat is kept for so long without a heartbeat. */
  seatKept: 60_000,
} as const;

/** What a tutor's device sends at most: pixels, pictures a second, bits a second. */
export const LIVE_VIDEO = { width: 640, height: 360, frameRate: 15, bitrate: 300_000 } as const;
export const LIVE_AUDIO_BITRATE = 24_000;

/** What an hour in a room costs in megabytes: sound only, and sound with one speaker's pictures. */
export const LIVE_MEGABYTES_PER_HOUR = { audio: 20, video: 160 } as const;

/** What people are notified of: a class was scheduled, starts soon, changed, or was cancelled. */
export const LIVE_NOTICES = ['scheduled', 'reminder', 'changed', 'cancelled'] as const;
