import { LIVE_ROLES, LIVE_SOURCES } from '@digiken/contract/constants';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { courses } from '../courses';
import { createdAt, id, languageOf, moment } from '../platform/database/columns';
import { hubs, users } from '../users';
import type { StoredEvent } from './room/stored-event';

/** A class of a course or hub at a time. The room's state is in its row, so that one lock orders all changes. */
export const liveClasses = pgTable(
  'live_classes',
  {
    id: id(),
    /** The same for all classes that were planned together; null for a single one. */
    seriesId: text('series_id'),
    /** From 1. */
    seriesPlace: integer('series_place'),
    seriesCount: integer('series_count'),
    title: text('title').notNull(),
    titleLanguage: languageOf('title'),
    description: text('description').notNull(),
    descriptionLanguage: languageOf('description'),
    courseId: text('course_id').references(() => courses.id, { onDelete: 'set null' }),
    hubId: text('hub_id').references(() => hubs.id, { onDelete: 'set null' }),
    hostId: text('host_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** As it was planned: the local date and time in a zone. */
    startsLocal: text('starts_local').notNull(),
    timeZone: text('time_zone').notNull(),
    minutes: integer('minutes').notNull(),
    /** Learners in the room; null: the limit of the server. */
    capacity: integer('capacity'),
    /** Address on another service; null: it takes place here. */
    link: text('link'),
    waitingRoom: boolean('waiting_room').notNull(),
    recorded: boolean('recorded').notNull(),
    cancelledAt: moment('cancelled_at'),
    /** Incremented by each change, for calendars. */
    sequence: integer('sequence').notNull().default(0),
    remindedDayAt: moment('reminded_day_at'),
    remindedSoonAt: moment('reminded_soon_at'),

    /** When the first person came in: captions count from here. */
    openedAt: moment('opened_at'),
    /** When the host first came in. */
    liveAt: moment('live_at'),
    endedAt: moment('ended_at'),
    locked: boolean('locked').notNull().default(false),
    recordingSince: moment('recording_since'),
    slideId: text('slide_id'),
    /** Number of the last event. */
    eventSeq: integer('event_seq').notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_classes_all').on(table.startsAt, table.id),
    index('live_classes_host').on(table.hostId, table.startsAt),
    index('live_classes_course').on(table.courseId, table.startsAt),
    index('live_classes_hub').on(table.hubId, table.startsAt),
    index('live_classes_series').on(table.seriesId, table.seriesPlace),
    index('live_classes_open').on(table.endsAt).where(sql`ended_at is null and opened_at is not null`),
    check('live_classes_times', sql`ends_at > starts_at`),
    check('live_classes_of', sql`course_id is null or hub_id is null`),
  ],
);

const ofClass = () =>
  text('class_id')
    .notNull()
    .references(() => liveClasses.id, { onDelete: 'cascade' });
const ofUser = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Pictures that the host shows. */
export const liveSlides = pgTable(
  'live_slides',
  {
    id: id(),
    classId: ofClass(),
    /** From 1. */
    position: integer('position').notNull(),
    /** Path below /api/media/. */
    path: text('path').notNull(),
    smallPath: text('small_path'),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    bytes: integer('bytes').notNull(),
    alt: text('alt').notNull(),
    altLanguage: languageOf('alt'),
  },
  (table) => [index('live_slides_class').on(table.classId, table.position)],
);

/** `away`: left or lost. The row stays, so that a person who comes back keeps the role, or stays removed. */
export const SEAT_STATES = ['waiting', 'in', 'away', 'removed'] as const;

export const liveSeats = pgTable(
  'live_seats',
  {
    id: id(),
    classId: ofClass(),
    userId: ofUser(),
    role: text('role', { enum: LIVE_ROLES }).notNull(),
    state: text('state', { enum: SEAT_STATES }).notNull(),
    /** The page that holds the seat: a join on another one takes over. */
    device: text('device').notNull(),
    muted: boolean('muted').notNull().default(false),
    handAt: moment('hand_at'),
    lastSeenAt: moment('last_seen_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('live_seats_person').on(table.classId, table.userId),
    index('live_seats_user').on(table.userId),
    index('live_seats_taken').on(table.lastSeenAt).where(sql`state in ('waiting', 'in')`),
  ],
);

/** What a seat sends through the media server at the moment. */
export const livePublications = pgTable(
  'live_publications',
  {
    id: id(),
    classId: ofClass(),
    seatId: text('seat_id')
      .notNull()
      .references(() => liveSeats.id, { onDelete: 'cascade' }),
    source: text('source', { enum: LIVE_SOURCES }).notNull(),
    audio: boolean('audio').notNull(),
    video: boolean('video').notNull(),
  },
  (table) => [
    unique('live_publications_source').on(table.seatId, table.source),
    index('live_publications_class').on(table.classId),
  ],
);

export const liveMessages = pgTable(
  'live_messages',
  {
    id: id(),
    classId: ofClass(),
    seatId: text('seat_id')
      .notNull()
      .references(() => liveSeats.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    /** Number of its event: several can be of the same moment. */
    seq: integer('seq').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('live_messages_class').on(table.classId, table.seq),
    index('live_messages_seat').on(table.seatId),
  ],
);

/** Lines that a captioner typed. They stay when the account is deleted: they are what others said. */
export const liveCaptions = pgTable(
  'live_captions',
  {
    id: id(),
    classId: ofClass(),
    text: text('text').notNull(),
    textLanguage: languageOf('text'),
    /** Number of its event. */
    seq: integer('seq').notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('live_captions_class').on(table.classId, table.seq)],
);

/** Changes of a room in their order, for streams that continue after a break. Deleted after the class. */
export const liveEvents = pgTable(
  'live_events',
  {
    classId: ofClass(),
    seq: integer('seq').notNull(),
    event: jsonb('event').$type<StoredEvent>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.classId, table.seq] })],
);

/** Times in which a person was in the room, from heartbeat to heartbeat. One person's times do not overlap. */
export const liveAttendance = pgTable(
  'live_attendance',
  {
    id: id(),
    classId: ofClass(),
    userId: ofUser(),
    fromAt: moment('from_at').notNull(),
    untilAt: moment('until_at').notNull(),
    /** The link to another service was opened: how long the person stayed is not known. */
    opened: boolean('opened').notNull(),
  },
  (table) => [
    index('live_attendance_class').on(table.classId, table.userId, table.untilAt),
    index('live_attendance_user').on(table.userId),
  ],
);

/** What one seat sent while the class was recorded; the file is private. */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    id: id(),
    classId: ofClass(),
    userId: text('user_id').references(() => users.id, { onDelete: 'set null' }),
    source: text('source', { enum: LIVE_SOURCES }).notNull(),
    /** Name in the private store. */
    stored: text('stored').notNull().unique(),
    startedAt: moment('started_at').notNull(),
    seconds: integer('seconds').notNull(),
    bytes: integer('bytes').notNull(),
    /** Null while it is being written. */
    finishedAt: moment('finished_at'),
  },
  (table) => [
    index('live_recordings_class').on(table.classId, table.startedAt),
    index('live_recordings_user').on(table.userId),
  ],
);
