import { z } from 'zod';
import { defineCall } from '../call';
import {
  LIMITS,
  LIVE_GIVEN_ROLES,
  LIVE_LEFT,
  LIVE_LIMITS as L,
  LIVE_REPEATS,
  LIVE_ROLES,
  LIVE_SCOPES,
  LIVE_SOURCES,
  LIVE_STATES,
  LIVE_WHEN,
} from '../constants';
import { Id, Named, TextLanguage, Timestamp, TimeZone } from '../entities';
import { optionalText, pageOf, PageQuery, Said, SearchedPageQuery, typed } from '../paging';
import { liveRoutes } from '../routes/live';
import { liveListRoutes } from '../routes/live-lists';
import { plainText } from '../values/typed-text';

const ById = z.object({ id: Id });
const Scope = z.enum(LIVE_SCOPES);

// Schedule

/** A live class as the caller sees it. */
export const LiveClass = z.object({
  _id: Id,
  title: z.string(),
  titleLanguage: TextLanguage,
  description: z.string(),
  descriptionLanguage: TextLanguage,
  /** One of course and hub is set; both are null once it was deleted. */
  course: Named.nullable(),
  hub: Named.nullable(),
  host: Named,
  startsAt: Timestamp,
  endsAt: Timestamp,
  /** IANA name of the zone in which it was planned. */
  timeZone: z.string(),
  /** Learners who can be in the room at the same time; null: as many as the server takes. */
  capacity: z.number().int().nullable(),
  state: z.enum(LIVE_STATES),
  /** From when to when people can join. */
  opensAt: Timestamp,
  closesAt: Timestamp,
  /** It takes place on another service, whose address the call to join returns. */
  external: z.boolean(),
  /** Place of the class in its series, from 1; null for a single one. */
  series: z.object({ _id: Id, place: z.number().int(), count: z.number().int() }).nullable(),
  waitingRoom: z.boolean(),
  /** The host plans to record it. */
  recorded: z.boolean(),
  /** What the caller is in it. A host can change and cancel it as well. */
  role: z.enum(['host', 'learner']),
  slides: z.number().int(),
  recordings: z.number().int(),
  /** Captions were typed. */
  captioned: z.boolean(),
});
export type LiveClass = z.infer<typeof LiveClass>;

/** A picture that the host shows. */
export const LiveSlide = z.object({
  _id: Id,
  /** Signed address, and that of a copy with at most 640 pixels in width. */
  src: z.string(),
  smallSrc: z.string().nullable(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  alt: z.string(),
  altLanguage: TextLanguage,
});
export type LiveSlide = z.infer<typeof LiveSlide>;

export const LiveClassDetail = LiveClass.extend({
  slideList: z.array(LiveSlide),
  /** For hosts; null for learners, who get it when they join, and for classes here. */
  link: z.string().nullable(),
  /** The planned local date and time, as the form takes it. */
  starts: z.string(),
  minutes: z.number().int(),
});
export type LiveClassDetail = z.infer<typeof LiveClassDetail>;

const LocalTime = z
  .string({ error: 'Enter a date and a time' })
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Enter a date and a time')
  .refine((value) => {
    const date = new Date(`${value}:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  }, 'Enter a date that exists');

/** Only https, so that no address of a class can run a script or be read on the way. */
const Link = z
  .string()
  .overwrite(plainText)
  .max(L.linkMax, `Use ${L.linkMax} characters or fewer`)
  .refine(
    (value) => URL.canParse(value) && new URL(value).protocol === 'https:' && !/[\s\p{C}]/u.test(value),
    'Enter an address that starts with https://',
  );

const whole = (label: string, from: number, to: number) =>
  z
    .number({ error: `Enter ${label}` })
    .int(`Enter ${label}`)
    .min(from, `Enter ${from} or more`)
    .max(to, `Enter ${to} or fewer`);

const Planned = {
  title: typed('a title', LIMITS.titleMax),
  description: optionalText(L.descriptionMax),
  /** Local date and time in `timeZone`. */
  starts: LocalTime,
  timeZone: TimeZone,
  minutes: whole('the length in whole minutes', L.minutesMin, L.minutesMax),
  capacity: whole('a whole number of people', 1, L.people).nullable(),
  link: Link.nullable(),
  waitingRoom: z.boolean(),
  recorded: z.boolean(),
};

export const listLiveClasses = defineCall(liveListRoutes.listLiveClasses, {
  summary:
    'Classes that the caller hosts or may join: upcoming with the next first, or past with the latest first',
  query: PageQuery.extend({
    when: z.enum(LIVE_WHEN).optional(),
    courseId: Id.optional(),
    hubId: Id.optional(),
  }),
  answer: pageOf(LiveClass),
});

export const listHubLiveClasses = defineCall(liveListRoutes.listHubLiveClasses, {
  summary: 'Classes of the caller’s hub',
  query: PageQuery.extend({ when: z.enum(LIVE_WHEN).optional() }),
  answer: pageOf(LiveClass),
});

export const listAllLiveClasses = defineCall(liveListRoutes.listAllLiveClasses, {
  summary: 'All classes; `search` finds words of a title or the name of a host',
  query: SearchedPageQuery.extend({ when: z.enum(LIVE_WHEN).optional() }),
  answer: pageOf(LiveClass),
});

export const scheduleLiveClass = defineCall(liveRoutes.scheduleLiveClass, {
  summary: 'Schedule a class, or a series of classes, for a course or a hub. Returns the first one',
  body: z
    .object({
      ...Planned,
      courseId: Id.nullable(),
      hubId: Id.nullable(),
      repeat: z
        .object({
          every: z.enum(LIVE_REPEATS),
          times: whole('how many times it takes place', L.timesMin, L.timesMax),
        })
        .nullable(),
    })
    .refine(({ courseId, hubId }) => (courseId === null) !== (hubId === null), {
      path: ['courseId'],
      error: 'Choose a course or a hub',
    }),
  answer: z.object({ message: z.string(), data: LiveClassDetail }),
  status: 201,
});

export const getLiveClass = defineCall(liveRoutes.getLiveClass, {
  summary: 'One class. 404 for people who may neither join nor host it',
  params: ById,
  answer: z.object({ data: LiveClassDetail }),
});

export const saveLiveClass = defineCall(liveRoutes.saveLiveClass, {
  summary: 'Change a class that has not started, alone or with those after it. 409 later',
  params: ById,
  body: z.object({ ...Planned, scope: Scope }),
  answer: z.object({ message: z.string(), data: LiveClassDetail }),
});

export const cancelLiveClass = defineCall(liveRoutes.cancelLiveClass, {
  summary: 'Cancel a class that has not ended, alone or with those after it. Safe to repeat',
  params: ById,
  body: z.object({ scope: Scope }),
  answer: Said,
});

export const getLiveCalendar = defineCall(liveRoutes.getLiveCalendar, {
  summary: 'The class as a calendar file (iCalendar); a cancelled one cancels the entry',
  params: ById,
  query: z.object({ scope: Scope.optional() }),
  answer: z.object({ data: z.object({ name: z.string(), calendar: z.string() }) }),
});

export const addLiveSlide = defineCall(liveRoutes.addLiveSlide, {
  summary: 'Add a slide: a picture with its text alternative',
  params: ById,
  query: z.object({ alt: typed('what the slide says or shows', L.altMax) }),
  maxBytes: LIMITS.pictureBytes,
  answer: z.object({ message: z.string(), data: LiveSlide }),
  status: 201,
});

export const saveLiveSlides = defineCall(liveRoutes.saveLiveSlides, {
  summary: 'Order the slides and change their text alternatives. Those that are left out are deleted',
  params: ById,
  body: z.object({
    slides: z
      .array(z.object({ _id: Id, alt: typed('what the slide says or shows', L.altMax) }))
      .max(L.slides, `A class can have ${L.slides} slides`),
  }),
  answer: z.object({ message: z.string(), data: z.array(LiveSlide) }),
});

// What is kept of a class

/** How long a person was in a class. */
export const LiveAttendance = z.object({
  person: Named,
  /** Whole minutes in the room; null where only the link to another service was opened. */
  minutes: z.number().int().nullable(),
  firstAt: Timestamp,
  lastAt: Timestamp,
});
export type LiveAttendance = z.infer<typeof LiveAttendance>;

export const getLiveAttendance = defineCall(liveRoutes.getLiveAttendance, {
  summary: 'Who was in a class, and for how many minutes',
  params: ById,
  answer: z.object({ data: z.array(LiveAttendance) }),
});

export const exportLiveAttendance = defineCall(liveRoutes.exportLiveAttendance, {
  summary: 'The attendance of a class as CSV',
  params: ById,
  answer: z.object({ data: z.object({ name: z.string(), csv: z.string() }) }),
});

/** What one person sent while the class was recorded. */
export const LiveRecording = z.object({
  _id: Id,
  /** Null once the account was deleted. */
  speaker: z.string().nullable(),
  source: z.enum(LIVE_SOURCES),
  startedAt: Timestamp,
  seconds: z.number().int(),
  bytes: z.number().int(),
  /** Signed address of a WebM file, and of its captions (WebVTT); null without captions. */
  src: z.string(),
  captionsSrc: z.string().nullable(),
});
export type LiveRecording = z.infer<typeof LiveRecording>;

export const listLiveRecordings = defineCall(liveRoutes.listLiveRecordings, {
  summary: 'Recordings of a class, in the order in which they began',
  params: ById,
  answer: z.object({ data: z.array(LiveRecording) }),
});

export const removeLiveRecording = defineCall(liveRoutes.removeLiveRecording, {
  summary: 'Delete a recording for good',
  params: z.object({ id: Id, recordingId: Id }),
  answer: Said,
});

export const getLiveCaptions = defineCall(liveRoutes.getLiveCaptions, {
  summary: 'All captions of a class as WebVTT, from when the room was opened',
  params: ById,
  answer: z.object({ data: z.object({ name: z.string(), vtt: z.string() }) }),
});

export const removeLiveCaptions = defineCall(liveRoutes.removeLiveCaptions, {
  summary: 'Delete the captions of a class for good',
  params: ById,
  answer: Said,
});

// The room

/** What a person sends. To receive it, subscribe to its id. */
export const LivePublication = z.object({
  _id: Id,
  source: z.enum(LIVE_SOURCES),
  audio: z.boolean(),
  video: z.boolean(),
});

/** A person in the room, or in the waiting room. */
export const LiveSeat = z.object({
  /** The same for one person in one class, whatever the device. */
  _id: Id,
  name: z.string(),
  avatar: z.string().nullable(),
  role: z.enum(LIVE_ROLES),
  /** Only hosts see those who wait. */
  state: z.enum(['waiting', 'in']),
  /** Only the person can unmute. */
  muted: z.boolean(),
  /** Since when the hand is up: the earliest one is first in the queue. */
  handAt: Timestamp.nullable(),
  publications: z.array(LivePublication),
});
export type LiveSeat = z.infer<typeof LiveSeat>;

export const LiveMessage = z.object({
  _id: Id,
  seatId: Id,
  name: z.string(),
  text: z.string(),
  textLanguage: TextLanguage,
  at: Timestamp,
});
export type LiveMessage = z.infer<typeof LiveMessage>;

export const LiveCaption = z.object({
  _id: Id,
  text: z.string(),
  textLanguage: TextLanguage,
  at: Timestamp,
});
export type LiveCaption = z.infer<typeof LiveCaption>;

/** All that the caller may know of a room. In the waiting room: nothing of other people. */
export const LiveRoom = z.object({
  /** The caller’s seat. */
  seatId: Id,
  seats: z.array(LiveSeat),
  chat: z.array(LiveMessage),
  captions: z.array(LiveCaption),
  slides: z.array(LiveSlide),
  /** Id of the slide that is shown. */
  slideId: Id.nullable(),
  locked: z.boolean(),
  recording: z.boolean(),
  /** When it closes unless the host ends it before. */
  closesAt: Timestamp,
});
export type LiveRoom = z.infer<typeof LiveRoom>;

/** For the `iceServers` of an RTCPeerConnection. */
export const IceServer = z.object({
  urls: z.array(z.string()),
  username: z.string().optional(),
  credential: z.string().optional(),
});

const device = typed('the id of the device', L.deviceMax);
const sdp = z
  .string()
  .min(1, 'Send a session description')
  .max(L.sdpMax, 'The session description is too long');
/** Of the person whom a host decides on. */
const OnSeat = z.object({ seatId: Id });

/** Each carries the number of the change; a snapshot stands for all changes up to its number. */
export const LiveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('snapshot'), seq: z.number().int(), room: LiveRoom }),
  /** A person came, or something of them changed. */
  z.object({ type: z.literal('seat'), seq: z.number().int(), seat: LiveSeat }),
  z.object({
    type: z.literal('left'),
    seq: z.number().int(),
    seatId: Id,
    name: z.string(),
    reason: z.enum(LIVE_LEFT),
  }),
  z.object({ type: z.literal('chat'), seq: z.number().int(), message: LiveMessage }),
  z.object({ type: z.literal('chat-removed'), seq: z.number().int(), messageId: Id }),
  z.object({ type: z.literal('caption'), seq: z.number().int(), caption: LiveCaption }),
  z.object({ type: z.literal('slide'), seq: z.number().int(), slideId: Id.nullable() }),
  z.object({ type: z.literal('locked'), seq: z.number().int(), locked: z.boolean() }),
  /** Sent before anything is recorded. */
  z.object({ type: z.literal('recording'), seq: z.number().int(), recording: z.boolean() }),
  /** The media server started again: publish and subscribe again. */
  z.object({ type: z.literal('media-lost'), seq: z.number().int() }),
  /** The caller continued on another device. The stream ends after it. */
  z.object({ type: z.literal('taken-over'), seq: z.number().int() }),
  /** The stream ends after it. */
  z.object({ type: z.literal('ended'), seq: z.number().int() }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

export const joinLive = defineCall(liveRoutes.joinLive, {
  summary:
    'Take a seat, or continue on this device. 403 if a host removed the caller, 409 `closed`, `locked` or `full`',
  params: ById,
  body: z.object({
    /** A new one for each page, so that a second one takes over. */
    device,
  }),
  answer: z.object({
    data: z.discriminatedUnion('kind', [
      /** It takes place on another service. */
      z.object({ kind: z.literal('link'), href: z.string() }),
      z.object({
        kind: z.literal('room'),
        seat: LiveSeat,
        /** False: the server has no media server, so only slides, chat and captions work. */
        media: z.boolean(),
        iceServers: z.array(IceServer),
        /** Number of the last change in `room`. */
        seq: z.number().int(),
        room: LiveRoom,
      }),
    ]),
  }),
});

export const followLive = defineCall(liveRoutes.followLive, {
  summary:
    'What happens in the room. First a snapshot, or what came after `Last-Event-ID`. 409 without a seat on this device',
  params: ById,
  query: z.object({
    device,
    /** Number of the last event that the client has; as a `Last-Event-ID` header. */
    after: z.coerce.number().int().min(0).max(2_000_000_000).optional(),
  }),
  answer: LiveEvent,
});

export const beatLive = defineCall(liveRoutes.beatLive, {
  summary:
    'Keep the seat, every 15 seconds. 409 `taken-over` after a join on another device, 409 once the seat is lost',
  params: ById,
  body: z.object({ device }),
  answer: z.object({ data: z.object({ seq: z.number().int() }) }),
});

export const leaveLive = defineCall(liveRoutes.leaveLive, {
  summary: 'Leave the room. Safe to repeat',
  params: ById,
  body: z.object({ device }),
  answer: Said,
});

export const publishLive = defineCall(liveRoutes.publishLive, {
  summary:
    'Send sound and pictures: an offer with all candidates. A new one of the same source replaces the old',
  params: ById,
  body: z.object({ device, source: z.enum(LIVE_SOURCES), sdp }),
  answer: z.object({ data: z.object({ publicationId: Id, sdp: z.string() }) }),
});

export const unpublishLive = defineCall(liveRoutes.unpublishLive, {
  summary: 'Stop sending. Safe to repeat',
  params: ById,
  body: z.object({ device, source: z.enum(LIVE_SOURCES) }),
  answer: Said,
});

export const subscribeLive = defineCall(liveRoutes.subscribeLive, {
  summary: 'Ask for what another person sends. The server offers; answer with `POST …/answer`',
  params: ById,
  body: z.object({
    device,
    publicationId: Id,
    /** False: sound only, e.g. to save data. */
    video: z.boolean(),
  }),
  answer: z.object({ data: z.object({ connectionId: Id, sdp: z.string() }) }),
});

export const answerLive = defineCall(liveRoutes.answerLive, {
  summary: 'Answer the offer of a subscription, with all candidates',
  params: ById,
  body: z.object({ device, connectionId: Id, sdp }),
  answer: Said,
});

export const raiseHand = defineCall(liveRoutes.raiseHand, {
  summary: 'Raise or lower a hand: one’s own, or as a host that of a person',
  params: ById,
  body: z.object({ raised: z.boolean(), seatId: Id.optional() }),
  answer: Said,
});

export const sayLive = defineCall(liveRoutes.sayLive, {
  summary: 'Write to everyone in the room',
  params: ById,
  body: z.object({ text: typed('a message', L.chatMax) }),
  answer: z.object({ data: LiveMessage }),
  status: 201,
});

export const removeLiveMessage = defineCall(liveRoutes.removeLiveMessage, {
  summary: 'Delete a message, as a host',
  params: z.object({ id: Id, messageId: Id }),
  answer: Said,
});

export const captionLive = defineCall(liveRoutes.captionLive, {
  summary: 'Add a line of captions, as a host or captioner',
  params: ById,
  body: z.object({ text: typed('a line of captions', L.captionMax) }),
  answer: z.object({ data: LiveCaption }),
  status: 201,
});

export const showLiveSlide = defineCall(liveRoutes.showLiveSlide, {
  summary: 'Show a slide, or none, as a host or speaker',
  params: ById,
  body: z.object({ slideId: Id.nullable() }),
  answer: Said,
});

export const admitLive = defineCall(liveRoutes.admitLive, {
  summary: 'Let a person, or everyone, in from the waiting room, as a host',
  params: ById,
  body: z.object({
    /** Null: everyone who waits. */
    seatId: Id.nullable(),
  }),
  answer: Said,
});

export const setLiveRole = defineCall(liveRoutes.setLiveRole, {
  summary: 'Give a person a role, as a host. Nobody can change the host',
  params: ById,
  body: OnSeat.extend({ role: z.enum(LIVE_GIVEN_ROLES) }),
  answer: Said,
});

export const muteLive = defineCall(liveRoutes.muteLive, {
  summary: 'Mute or unmute oneself, or mute another person as a host. Nobody can unmute another person',
  params: ById,
  body: OnSeat.extend({ muted: z.boolean() }),
  answer: Said,
});

export const removeFromLive = defineCall(liveRoutes.removeFromLive, {
  summary: 'Remove a person, who cannot join this class again, as a host',
  params: ById,
  body: OnSeat,
  answer: Said,
});

export const lockLive = defineCall(liveRoutes.lockLive, {
  summary: 'Let nobody new in, or open the room again, as a host',
  params: ById,
  body: z.object({ locked: z.boolean() }),
  answer: Said,
});

export const recordLive = defineCall(liveRoutes.recordLive, {
  summary: 'Start or stop recording what hosts and speakers send, as a host. Everyone is told first',
  params: ById,
  body: z.object({ recording: z.boolean() }),
  answer: Said,
});

export const endLive = defineCall(liveRoutes.endLive, {
  summary: 'End the class for everyone, as a host. Safe to repeat',
  params: ById,
  answer: Said,
});
