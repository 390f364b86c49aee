import { z } from 'zod';
import { defineCall } from '../call';
import { OFFLINE_FILE_KINDS, OFFLINE_LIMITS, QUIZ_LIMITS, SYNC_RESULTS } from '../constants';
import { Fraction, Id, Timestamp } from '../entities';
import { offlineRoutes } from '../routes/offline';
import { SAYS_NOTHING, saysSomething, WrittenNote } from './notes';
import { AnswerEvent, Device } from './quizzes';

/** A file that lessons of the unit show. */
export const OfflineFile = z.object({
  /** Address with its signature; without its query it names the content. */
  url: z.string(),
  bytes: z.number().int(),
  /** SHA-256 of the content, in hexadecimal. */
  hash: z.string(),
  kind: z.enum(OFFLINE_FILE_KINDS),
  lessonId: Id,
});
export type OfflineFile = z.infer<typeof OfflineFile>;

/** One GET of the API whose answer is stored on the device. */
export const OfflineCall = z.object({
  /** Path with query, after `/api`, e.g. `/course/unit/lesson/l1?lang=sw`. */
  path: z.string(),
  /** Uncompressed bytes of the answer, as it was when this list was made. */
  bytes: z.number().int(),
  /** Null for what belongs to the whole unit. */
  lessonId: Id.nullable(),
});
export type OfflineCall = z.infer<typeof OfflineCall>;

/** What a device stores to read a unit without a connection (spec 14.40). */
export const OfflineUnit = z.object({
  unitId: Id,
  courseId: Id,
  title: z.string(),
  courseTitle: z.string(),
  lessons: z.array(z.object({ _id: Id, title: z.string() })),
  calls: z.array(OfflineCall),
  files: z.array(OfflineFile),
  /** Practice quizzes that can be answered offline once an attempt has been started. */
  practiceQuizzes: z.array(z.object({ _id: Id, title: z.string(), openAttemptId: Id.nullable() })),
  /** Changes with any text, file or order of the unit. */
  version: z.string(),
  /** Bytes of `calls` and of `files` without videos. */
  bytes: z.number().int(),
  /** Bytes of the videos, which a learner chooses to download or not. */
  videoBytes: z.number().int(),
});
export type OfflineUnit = z.infer<typeof OfflineUnit>;

export const getOfflineUnit = defineCall(offlineRoutes.getOfflineUnit, {
  summary: 'What a device stores to read a unit that the caller owns without a connection, with its bytes',
  params: z.object({ unitId: Id }),
  answer: z.object({ data: OfflineUnit }),
});

const common = {
  /** One for each action of the user, made on the device. A repeated id is applied once. */
  id: z.uuid(),
  /**
   * Milliseconds between the action and this request, by the device's own clock: two moments of one clock, so that a
   * wrong date does not matter. Zero or more.
   */
  ageMs: z.number().int().min(0),
};

/** Something that was done without a connection (spec 14.41). */
export const SyncAction = z.discriminatedUnion('kind', [
  z.object({
    ...common,
    kind: z.literal('progress'),
    lessonId: Id,
    /** A completed lesson stays completed. */
    done: z.literal(true).optional(),
    /** The reading position, 0 to 1; the latest action wins. */
    scroll: Fraction.optional(),
  }),
  WrittenNote.extend({ ...common, kind: z.literal('note-add'), lessonId: Id }).refine(
    saysSomething,
    SAYS_NOTHING,
  ),
  z.object({
    ...common,
    kind: z.literal('note-edit'),
    noteId: Id,
    text: WrittenNote.shape.text,
    /** `editedAt` of the text that was changed; if the note has changed since, both texts are kept. */
    base: Timestamp.nullable(),
  }),
  z.object({ ...common, kind: z.literal('note-remove'), noteId: Id }),
  z.object({ ...common, kind: z.literal('bookmark'), lessonId: Id, on: z.boolean() }),
  z.object({
    ...common,
    kind: z.literal('answers'),
    attemptId: Id,
    device: Device,
    events: z.array(AnswerEvent).min(1).max(QUIZ_LIMITS.events),
  }),
  z.object({ ...common, kind: z.literal('submit'), attemptId: Id, device: Device }),
]);
export type SyncAction = z.infer<typeof SyncAction>;

export const SyncResult = z.object({
  id: z.uuid(),
  result: z.enum(SYNC_RESULTS),
  /** Why it was refused and what to do, for a person; absent otherwise. */
  message: z.string().optional(),
  /** The error code of the call that does the same with a connection, e.g. `taken-over`. */
  code: z.string().optional(),
  /** The note that `note-add` made, or that `note-edit` made because both texts were kept. */
  noteId: Id.optional(),
});
export type SyncResult = z.infer<typeof SyncResult>;

export const sync = defineCall(offlineRoutes.sync, {
  summary:
    'Apply actions that were done offline, in their order. Repeatable: each id is applied once. A refused action does not stop the others',
  maxBytes: OFFLINE_LIMITS.bodyBytes,
  body: z.object({ actions: z.array(SyncAction).min(1).max(OFFLINE_LIMITS.actions) }),
  answer: z.object({ data: z.array(SyncResult) }),
});
